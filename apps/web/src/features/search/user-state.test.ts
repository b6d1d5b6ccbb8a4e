import { describe, expect, it } from 'vitest'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { pinsApi } from '../../entities/pins/pins-api.ts'
import { profileApi } from '../../entities/profile/profile-api.ts'
import { selectUser } from '../../entities/users/users-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin, aPinView, aUser } from '../../test/pin-builders.ts'
import { pinDocument } from '../../test/stored-documents.ts'
import { searchApi } from './search-api.ts'

const storeOver = (answers: Record<string, unknown>) =>
  makeStore({ transport: fakeServer(answers).transport })

const bo = aUser({ id: '12', username: 'bo', full_name: 'Bo Reed' })
const board = { ...aPin().board, owner: bo, pin_count: 4 }

describe('answers that tell of people', () => {
  it('I-7.62 UserResource brings the person with counters and the tie to the viewer', async () => {
    const store = storeOver({ 'users.get': { ...bo, pin_count: 7, explicitly_followed_by_me: true } })
    await store.dispatch(profileApi.endpoints.profilePage.initiate({ username: 'bo' }))
    expect(selectUser(store.getState(), '12')).toMatchObject({
      pin_count: 7,
      explicitly_followed_by_me: true,
    })
  })

  it('I-7.62 BoardResource brings the owner of the board', async () => {
    const store = storeOver({ 'boards.get': board })
    await store.dispatch(boardsApi.endpoints.board.initiate({ board_id: '21' }))
    expect(selectUser(store.getState(), '12')?.full_name).toBe('Bo Reed')
  })

  it('I-7.62 PinResource brings the creator with their followers and the tie to the viewer', async () => {
    const pin = aPinView({ pinner: bo, pinner_follower_count: 3, pinner_followed_by_me: true })
    const store = storeOver({ CloseupDetailQuery: pinDocument(pin) })
    await store.dispatch(pinsApi.endpoints.closeup.initiate('1'))
    expect(selectUser(store.getState(), '12')).toMatchObject({
      follower_count: 3,
      explicitly_followed_by_me: true,
    })
  })

  it('I-7.62 BoardPickerBoardsResource brings the boards of the viewer', async () => {
    const store = storeOver({
      'boards.picker': { boards_shortlist: [{ ...board, pin_count: 9 }], all_boards: [] },
    })
    await store.dispatch(boardsApi.endpoints.boardPicker.initiate({}))
    expect(selectBoard(store.getState(), '21')?.pin_count).toBe(9)
  })

  it('I-7.62 SearchResource brings the people among the results', async () => {
    const store = storeOver({ 'search.results': page([bo, { ...board, type: 'board' }]) })
    await store.dispatch(searchApi.endpoints.searchResults.initiate({ query: 'bo', scope: 'users' }))
    expect(selectUser(store.getState(), '12')?.username).toBe('bo')
  })

  it('I-7.62 UserFollowingResource brings the people with the tie to the viewer', async () => {
    const store = storeOver({ 'users.following': page([{ ...bo, explicitly_followed_by_me: true }]) })
    await store.dispatch(profileApi.endpoints.following.initiate({ username: 'ada' }))
    expect(selectUser(store.getState(), '12')?.explicitly_followed_by_me).toBe(true)
  })
})

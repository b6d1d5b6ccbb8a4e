import { describe, expect, it } from 'vitest'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { boardFollowed, selectBoard } from '../boards/boards-slice.ts'
import {
  selectUser,
  userBlocked,
  userFollowed,
  userTied,
  type UserTie,
  userUnfollowed,
} from './users-slice.ts'

function aStore() {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  const users = [{ ...aUser(), follower_count: 5, explicitly_followed_by_me: false }]
  const board = { ...aPin().board!, owner: aUser(), followed_by_me: false }
  const other = { ...board, id: '22', owner: { ...aUser(), id: '12' } }
  const boards = [board, { ...board, id: '23' }, other]
  store.dispatch(entitiesReceived({ users, boards }))
  return store
}

const aTie = (over: Partial<UserTie>): UserTie => ({
  user_id: '11',
  explicitly_followed_by_me: false,
  blocked_by_me: false,
  follow_requested_by_me: false,
  follower_count: 5,
  ...over,
})

/** Two boards of the person, and one of somebody else. */
const followedOf = ({ getState }: ReturnType<typeof aStore>) =>
  ['21', '23', '22'].map((id) => selectBoard(getState(), id)?.followed_by_me)

describe('following a person', () => {
  it('I-4.39 sets the flag and moves their follower count by one, once', () => {
    const store = aStore()
    store.dispatch(userFollowed({ userId: '11' }))
    store.dispatch(userFollowed({ userId: '11' }))
    expect(selectUser(store.getState(), '11')).toMatchObject({
      explicitly_followed_by_me: true,
      follower_count: 6,
    })
    store.dispatch(userUnfollowed({ userId: '11' }))
    expect(selectUser(store.getState(), '11')?.follower_count).toBe(5)
  })

  it('C-4.40 C-4.43 follows their boards once the server has done it, and unfollowing ends that', () => {
    const store = aStore()
    store.dispatch(userFollowed({ userId: '11' }))
    expect(followedOf(store)).toEqual([false, false, false])
    store.dispatch(userTied(aTie({ explicitly_followed_by_me: true })))
    expect(followedOf(store)).toEqual([true, true, false])
    store.dispatch(userTied(aTie({})))
    expect(followedOf(store)).toEqual([false, false, false])
  })

  it('leaves the boards as they are while a request waits, and when the follow is refused', () => {
    const store = aStore()
    store.dispatch(boardFollowed({ boardId: '21' }))
    store.dispatch(userFollowed({ userId: '11' }))
    store.dispatch(userTied(aTie({ follow_requested_by_me: true })))
    expect(followedOf(store)).toEqual([true, false, false])
    store.dispatch(userUnfollowed({ userId: '11' }))
    expect(followedOf(store)).toEqual([true, false, false])
  })

  it('C-4.41 I-4.41 I-4.42 ends with a block, which lowers the follower count', () => {
    const store = aStore()
    store.dispatch(userFollowed({ userId: '11' }))
    store.dispatch(userTied(aTie({ explicitly_followed_by_me: true, follower_count: 6 })))
    store.dispatch(userBlocked({ userId: '11' }))
    expect(selectUser(store.getState(), '11')).toMatchObject({
      explicitly_followed_by_me: false,
      blocked_by_me: true,
      follower_count: 5,
    })
    expect(followedOf(store)).toEqual([false, false, false])
  })
})

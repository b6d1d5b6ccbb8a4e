import { describe, expect, it } from 'vitest'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { selectBoard } from '../boards/boards-slice.ts'
import { selectUser, userBlocked, userFollowed, userUnfollowed } from './users-slice.ts'

function aStore() {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  const users = [{ ...aUser(), follower_count: 5, explicitly_followed_by_me: false }]
  const boards = [{ ...aPin().board!, owner: aUser(), followed_by_me: false }]
  store.dispatch(entitiesReceived({ users, boards }))
  return store
}

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

  it('C-4.40 C-4.43 follows their boards, and unfollowing ends that', () => {
    const store = aStore()
    store.dispatch(userFollowed({ userId: '11' }))
    expect(selectBoard(store.getState(), '21')?.followed_by_me).toBe(true)
    store.dispatch(userUnfollowed({ userId: '11' }))
    expect(selectBoard(store.getState(), '21')?.followed_by_me).toBe(false)
  })

  it('C-4.41 I-4.41 I-4.42 ends with a block, which lowers the follower count', () => {
    const store = aStore()
    store.dispatch(userFollowed({ userId: '11' }))
    store.dispatch(userBlocked({ userId: '11' }))
    expect(selectUser(store.getState(), '11')).toMatchObject({
      explicitly_followed_by_me: false,
      blocked_by_me: true,
      follower_count: 5,
    })
    expect(selectBoard(store.getState(), '21')?.followed_by_me).toBe(false)
  })
})

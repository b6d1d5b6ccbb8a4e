import { describe, expect, it } from 'vitest'
import { selectUser } from '../../entities/users/users-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { followApi } from './follow-api.ts'

const asked = { user_id: '11' }
const requested = { ...asked, explicitly_followed_by_me: false, blocked_by_me: false, follower_count: 5 }

function aStore(answers: Record<string, unknown>) {
  const store = makeStore({ transport: fakeServer(answers).transport })
  store.dispatch(entitiesReceived({ users: [{ ...aUser(), is_private_profile: true, follower_count: 5 }] }))
  const seen = () => selectUser(store.getState(), '11')
  return { store, seen }
}

describe('following a private profile', () => {
  it('I-6.03 shows a request at once, counts no follower, and may be taken back', async () => {
    const { store, seen } = aStore({
      'users.follow': { ...requested, follow_requested_by_me: true },
      'users.unfollow': { ...requested, follow_requested_by_me: false },
    })
    const call = store.dispatch(followApi.endpoints.followUser.initiate(asked))
    const waiting = { follow_requested_by_me: true, follower_count: 5 }
    expect(seen()).toMatchObject(waiting)
    expect(seen()?.explicitly_followed_by_me).not.toBe(true)
    await call
    expect(seen()).toMatchObject(waiting)
    await store.dispatch(followApi.endpoints.unfollowUser.initiate(asked))
    expect(seen()).toMatchObject({ follow_requested_by_me: false, follower_count: 5 })
  })

  it('takes the request off again when the server refuses it', async () => {
    const { store, seen } = aStore({ 'users.follow': refusal(500) })
    await store.dispatch(followApi.endpoints.followUser.initiate(asked))
    expect(seen()).toMatchObject({ follow_requested_by_me: false, follower_count: 5 })
  })
})

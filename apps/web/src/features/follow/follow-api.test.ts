import { describe, expect, it } from 'vitest'
import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { selectUser } from '../../entities/users/users-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { followApi } from './follow-api.ts'

const topic = {
  id: '41',
  type: 'interest',
  name: 'Ceramics',
  slug: 'ceramics',
  follower_count: 3,
  image_url: null,
  is_followed: false,
}

function aStore(answers: Record<string, unknown>) {
  const store = makeStore({ transport: fakeServer(answers).transport })
  const users = [{ ...aUser(), follower_count: 5 }]
  store.dispatch(entitiesReceived({ topics: [topic], users }))
  return store
}

describe('following a topic', () => {
  it('C-7.63 C-8.09 is shown at once, and silently taken back when it is refused', async () => {
    const store = aStore({ 'interests.follow': refusal(500) })
    const followed = store.dispatch(followApi.endpoints.followTopic.initiate({ interest_id: '41' }))
    expect(selectTopic(store.getState(), '41')).toMatchObject({ is_followed: true, follower_count: 4 })
    await followed
    expect(selectTopic(store.getState(), '41')).toMatchObject({ is_followed: false, follower_count: 3 })
    expect(selectToasts(store.getState())).toEqual([])
  })
})

describe('following a person', () => {
  it('takes the counts of the server once it answers', async () => {
    const tie = { user_id: '11', explicitly_followed_by_me: true, blocked_by_me: false, follower_count: 9 }
    const store = aStore({ 'users.follow': tie })
    await store.dispatch(followApi.endpoints.followUser.initiate({ user_id: '11' }))
    expect(selectUser(store.getState(), '11')).toMatchObject({
      explicitly_followed_by_me: true,
      follower_count: 9,
    })
  })
})

import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { describe, expect, it } from 'vitest'
import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { followApi } from './follow-api.ts'

function aStore(isFollowed: boolean, answer: CallResult) {
  const calls: unknown[] = []
  const store = makeStore({
    transport: ({ name }, input) => {
      calls.push([name, input])
      return Promise.resolve(answer)
    },
  })
  const topic = { id: '41', name: 'Ceramics', slug: 'ceramics', is_followed: isFollowed, follower_count: 7 }
  store.dispatch(entitiesReceived({ topics: [topic] }))
  const seen = () => {
    const found = selectTopic(store.getState(), '41')
    return [found?.is_followed, found?.follower_count]
  }
  return { store, seen, calls }
}

const ask = { interest_id: '41' }
const refused = { error: apiError({ message: 'No.' }, 503) }
const { followTopic, unfollowTopic } = followApi.endpoints

describe('following a topic', () => {
  it('I-4.108 C-7.63 is shown before the server has answered, and stays', async () => {
    const { store, seen, calls } = aStore(false, { data: [] })
    const call = store.dispatch(followTopic.initiate(ask))
    expect(seen()).toEqual([true, 8])
    await call
    expect(seen()).toEqual([true, 8])
    expect(calls).toEqual([['interests.follow', ask]])
  })

  it('I-4.108 C-7.63 ends before the server has answered, and stays ended', async () => {
    const { store, seen } = aStore(true, { data: [] })
    const call = store.dispatch(unfollowTopic.initiate(ask))
    expect(seen()).toEqual([false, 6])
    await call
    expect(seen()).toEqual([false, 6])
  })

  it('I-8.19 C-8.09 is taken back without a word when the server refuses', async () => {
    for (const [isFollowed, endpoint] of [
      [false, followTopic],
      [true, unfollowTopic],
    ] as const) {
      const { store, seen } = aStore(isFollowed, refused)
      const before = seen()
      await store.dispatch(endpoint.initiate(ask))
      expect(seen()).toEqual(before)
      expect(selectToasts(store.getState())).toEqual([])
    }
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { carrySession } from './carry-session.ts'

const viewer = {
  id: '7',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}
const GERMAN = 'http://de.site.test'
const metrics: unknown[] = []
let detach: () => void = () => undefined

beforeEach(() => {
  metrics.length = 0
  detach = attachTracker({ track: () => undefined, count: (metric) => void metrics.push(metric) })
})
afterEach(() => detach())

async function carried(origin: string | null, status: string, given: { isMember?: boolean } = {}) {
  const isMember = given.isMember ?? true
  const server = fakeServer({ 'auth.countrySite': { origin }, 'auth.countryToken': 'a-token' })
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated: isMember }),
    pageData: aPageData({ initialUser: isMember ? viewer : null }),
  })
  const store = makeStore({ transport: server.transport, preloadedState: { session } })
  const kept = new Map<string, string>()
  const posts: unknown[] = []
  const run = () =>
    carrySession(store, {
      origin: 'http://site.test',
      store: { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) },
      postForm: async (url, fields) => {
        posts.push([url, fields])
        if (status === 'offline') throw new TypeError('offline')
        return { status: 'success', data: { status } }
      },
    })
  await run()
  await run()
  return { posts, calls: server.calls.map(({ name }) => name) }
}

describe('a member of a country with a host of its own', () => {
  it('I-4.96 is signed in there by a token, once, and success is counted', async () => {
    const { posts } = await carried(GERMAN, 'success')
    expect(posts).toEqual([[`${GERMAN}/cctld_session/`, { token: 'a-token' }]])
    expect(metrics).toEqual([{ name: 'cctld_session', tags: { outcome: 'success' } }])
  })

  it('I-4.96 I-8.30 counts a failure, and tries again on the next page', async () => {
    for (const status of ['failure', 'offline']) {
      metrics.length = 0
      expect((await carried(GERMAN, status)).posts).toHaveLength(2)
      expect(metrics[0]).toEqual({ name: 'cctld_session', tags: { outcome: 'failure' } })
    }
  })

  it('I-7.39 I-7.40 asks nobody where no such host is set up, or who is a visitor', async () => {
    expect(await carried(null, 'success')).toEqual({ posts: [], calls: ['auth.countrySite'] })
    expect(await carried('http://site.test', 'success')).toMatchObject({ posts: [] })
    expect(await carried(GERMAN, 'success', { isMember: false })).toEqual({ posts: [], calls: [] })
    expect(metrics).toEqual([])
  })
})

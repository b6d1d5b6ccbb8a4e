// @vitest-environment jsdom
import { makeImpressionTracker, TIME_SPENT_TYPES } from '@tessera/shared-tracking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import type { SentEvent } from './event-channel.ts'
import { followApp } from './follow-app.ts'
import { openChannels } from './open-channels.ts'
import { makeTracker } from './tracker.ts'

const NS_PER_MS = 1_000_000
let isHidden = false

function turn(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each(['a visitor', 'a member'])(
  'I-4.59 the time of a page that %s has not in front does not count',
  (who) => {
    const sent: SentEvent[] = []
    const session = arrivedSession({
      requestContext: aRequestContext({ isAuthenticated: who === 'a member' }),
      pageData: aPageData(),
    })
    const store = makeStore({ transport: fakeServer({}).transport, preloadedState: { session } })
    const now = () => Date.now()
    const tracker = makeTracker({
      now,
      newId: () => `id-${sent.length}`,
      appState: () => 'active',
      path: () => '/',
      emit: (event) => sent.push(event),
    })
    const stop = followApp({
      store,
      channels: openChannels(store),
      tracker,
      impressions: makeImpressionTracker({
        now,
        onImpression: tracker.impressionEnded,
        disconnect: () => undefined,
      }),
      interactions: () => 0,
    })
    tracker.pageShown('/')
    vi.advanceTimersByTime(1000)
    turn(true)
    vi.advanceTimersByTime(5000)
    turn(false)
    vi.advanceTimersByTime(2000)
    stop()
    const end = sent.findLast(({ event_type }) => event_type === TIME_SPENT_TYPES.COMPONENT_END)
    expect(end).toMatchObject({ duration_ns: 3000 * NS_PER_MS })
  },
)

it('what was counted leaves with the page, and how many pins its reader did something with', () => {
  // Only a sample of them is sent.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { transport, askedFor } = fakeServer({ 'tracking.measure': null })
  const session = arrivedSession({ requestContext: aRequestContext(), pageData: aPageData() })
  const store = makeStore({ transport, preloadedState: { session } })
  const now = () => Date.now()
  const tracker = makeTracker({
    now,
    newId: () => 'id',
    appState: () => 'active',
    path: () => '/',
    emit: () => undefined,
  })
  const channels = openChannels(store)
  // What waits from before this test goes to nobody.
  attachTracker({ track: () => undefined, count: () => undefined })()
  const detach = attachTracker({ track: () => undefined, count: channels.measures.count })
  const stop = followApp({
    store,
    channels,
    tracker,
    impressions: makeImpressionTracker({
      now,
      onImpression: tracker.impressionEnded,
      disconnect: () => undefined,
    }),
    interactions: () => 4,
  })
  expect(askedFor('tracking.measure')).toEqual([])
  turn(true)
  expect(askedFor('tracking.measure').map(({ input }) => input)).toEqual([
    { metrics: [{ name: 'pin_interactions', tags: { count: '4-5' }, count: 1 }], missing_texts: [] },
  ])
  stop()
  detach()
})

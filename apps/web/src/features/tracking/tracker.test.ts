import { EVENT_TYPES, TIME_SPENT_TYPES, VIEW_TYPES } from '@tessera/shared-tracking'
import { expect, it } from 'vitest'
import type { SentEvent } from './event-channel.ts'
import { makeTracker } from './tracker.ts'

function aTracker({ path = '/', visit = {} }: { path?: string; visit?: Record<string, boolean> } = {}) {
  let [time, ids] = [0, 0]
  const sent: SentEvent[] = []
  const tracker = makeTracker({
    now: () => time,
    newId: () => `id-${++ids}`,
    appState: () => 'active',
    path: () => path,
    visit,
    emit: (event) => sent.push(event),
  })
  return { tracker, sent, pass: (ms: number) => void (time += ms) }
}

it('each event tells how the visit began', () => {
  const { tracker, sent } = aTracker({ visit: { is_paid_traffic: true } })
  tracker.pageShown('/')
  tracker.track({ event_type: 2 })
  const told = sent.filter((event) => 'clientUUID' in event)
  expect(told.map(({ aux_data }) => aux_data?.is_paid_traffic)).toEqual([true, true])
})

it('a page is viewed once, and a search is one besides', () => {
  const { tracker, sent } = aTracker()
  tracker.pageShown('/')
  tracker.pageShown('/')
  tracker.pageShown('/search/pins/?q=red+lamp')
  const tracked = sent.filter((event) => 'clientUUID' in event)
  expect(tracked).toMatchObject([
    {
      event_type: EVENT_TYPES.VIEW,
      view_type: VIEW_TYPES.HOME_FEED,
      aux_data: { surface: 'home_feed', page: 'homefeed' },
    },
    { event_type: EVENT_TYPES.VIEW, view_type: VIEW_TYPES.SEARCH },
    { event_type: EVENT_TYPES.SEARCH, event_data: { query: 'red lamp' } },
  ])
})

it('C-4.95 the view of a pin is recorded with the search it was met in, where that is a valid one', () => {
  const { tracker, sent } = aTracker()
  const viewed = (from: string) => {
    tracker.pageShown(from)
    tracker.pageShown('/pin/12/')
    return sent.findLast((event) => 'clientUUID' in event)
  }
  expect(viewed('/search/pins/?q=red+lamp')).toMatchObject({
    event_type: EVENT_TYPES.VIEW,
    object_id_str: '12',
    event_data: { query: 'red lamp' },
  })
  for (const path of ['/search/pins/?q=%20', '/search/pins/', '/'])
    expect(viewed(path)).toMatchObject({ event_type: EVENT_TYPES.VIEW, event_data: null })
})

it('what happens to the pin of a page counts for the feed it was met in', () => {
  const { tracker, sent } = aTracker({ path: '/settings/' })
  expect(tracker.feed()).toBeNull()
  tracker.pageShown('/search/pins/?q=lamp')
  expect(tracker.feed()).toBe('search')
  tracker.pageShown('/pin/12/')
  tracker.track({ event_type: EVENT_TYPES.SAVE, object_id_str: '12' })
  tracker.track({ event_type: EVENT_TYPES.SAVE, object_id_str: '13' })
  expect(sent.slice(-2)).toMatchObject([
    { aux_data: { surface: 'search' } },
    { aux_data: { surface: 'pin_detail' } },
  ])
})

it('I-4.60 a link away from the site is a click and begins the time away, which the return ends', () => {
  const { tracker, sent, pass } = aTracker({ path: '/pin/12/' })
  tracker.linkFollowed({ address: 'https://kiln.example/', isOutside: true, pinId: '12' })
  pass(4000)
  tracker.timeSpent.cameBack()
  expect(sent).toMatchObject([
    { event_type: EVENT_TYPES.OUTBOUND_CLICK, object_id_str: '12' },
    { event_type: TIME_SPENT_TYPES.OFFSITE_START, object_id_str: '12' },
    { event_type: TIME_SPENT_TYPES.OFFSITE_END, duration_ns: 4_000_000_000 },
  ])
})

it('a link to a pin is a click on it, other links are none', () => {
  const { tracker, sent } = aTracker()
  tracker.linkFollowed({ address: '/pin/12/', isOutside: false, pinId: '12' })
  tracker.linkFollowed({ address: '/ada/', isOutside: false, pinId: '12' })
  expect(sent).toMatchObject([{ event_type: EVENT_TYPES.CLICK, object_id_str: '12' }])
})

it('an impression counts for the page where the pin was seen, not for the one shown when it ends', () => {
  const { tracker, sent } = aTracker({ path: '/settings/' })
  tracker.pageShown('/ada/lamps/')
  const onBoard = tracker.seenPin('12')
  expect(tracker.seenPin('12')).toBe(onBoard)
  tracker.pageShown('/pin/12/')
  const onCloseup = tracker.seenPin('12')
  tracker.impressionEnded(onBoard, { startedAt: 0, endedAt: 5, isContinued: false })
  tracker.impressionEnded(onCloseup, { startedAt: 5, endedAt: 9, isContinued: false })
  expect(sent.slice(-2)).toMatchObject([
    {
      event_type: EVENT_TYPES.IMPRESSION,
      view_type: VIEW_TYPES.BOARD,
      object_id_str: '12',
      aux_data: { surface: 'board', page: 'board' },
    },
    { event_type: EVENT_TYPES.IMPRESSION, view_type: VIEW_TYPES.PIN_CLOSEUP, aux_data: { surface: 'board' } },
  ])
})

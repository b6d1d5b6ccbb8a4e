import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { COMPONENTS, EVENT_TYPES } from '@tessera/shared-tracking'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { keepEventDays } from './retention-service.ts'
import { anEventAt, aTime } from './testing/test-events.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const anEvent = (given: object = {}) => anEventAt(deps.now().getTime(), given)
type Sent = ReturnType<typeof anEvent>

const upload = (viewer: Parameters<typeof call>[0], events: unknown[], report_time = deps.now().getTime()) =>
  call(viewer, 'tracking.upload', { events, report_time })
const stored = (events: Sent[]) =>
  deps.read
    .selectFrom('trackedEvents')
    .selectAll()
    .where(
      'clientUuid',
      'in',
      events.map(({ clientUUID }) => clientUUID),
    )
    .orderBy('occurredAt')
    .execute()

describe('a batch of events', () => {
  it('I-7.12 I-1.14 I-3.38 of three interactions and one stretch of time is stored with all fields under its sender', async () => {
    const ada = await aMember(deps)
    const events = [
      anEvent(),
      anEvent({ event_type: EVENT_TYPES.CLICK }),
      anEvent({ event_type: EVENT_TYPES.SAVE }),
    ]
    const time = aTime()
    const reportTime = deps.now().getTime()
    expect(await upload(ada, [...events, time], reportTime)).toBeNull()
    const rows = await stored(events)
    expect(rows).toHaveLength(3)
    expect(rows.find(({ clientUuid }) => clientUuid === events[0]?.clientUUID)).toMatchObject({
      eventType: 1,
      viewType: 9,
      viewParameter: null,
      viewData: { depth: 2 },
      component: COMPONENTS.PIN_GRID,
      objectIdStr: '1',
      surface: 'home_feed',
      eventData: { startedAt: 5 },
      isActive: true,
      userId: ada.userId,
      occurredAt: new Date(events[0]?.time ?? 0),
    })
    const spent = deps.read.selectFrom('timeSpentEvents').selectAll().where('pairId', '=', time.pair_id)
    expect(await spent.execute()).toMatchObject([
      { eventType: 108, durationNs: '1500000000', userId: ada.userId, occurredAt: new Date(reportTime) },
    ])
  })

  it('I-3.39 that is sent twice is stored once', async () => {
    const [event, time, at] = [anEvent(), aTime(), deps.now().getTime()]
    await upload(visitor, [event, time], at)
    await upload(visitor, [event, time, event], at)
    expect(await stored([event])).toHaveLength(1)
    const spent = deps.read.selectFrom('timeSpentEvents').selectAll().where('pairId', '=', time.pair_id)
    expect(await spent.execute()).toHaveLength(1)
  })

  it('I-7.13 with malformed events stores the others, counts the bad ones and answers null', async () => {
    const good = [anEvent(), anEvent()]
    const week = 7 * 24 * 60 * 60 * 1000
    const bad = [
      anEvent({ event_type: 9999 }),
      anEvent({ clientUUID: 'no uuid' }),
      anEvent({ time: deps.now().getTime() - week - 1000 }),
      anEvent({ time: deps.now().getTime() + week }),
      anEvent({ event_data: { long: 'x'.repeat(3000) } }),
      'text',
      null,
      aTime({ duration_ns: -1 }),
    ]
    deps.counted.length = 0
    expect(await upload(visitor, [good[0], ...bad, good[1]])).toBeNull()
    expect(await stored(good)).toHaveLength(2)
    expect(deps.counted).toEqual([{ name: 'events_malformed', tags: {}, by: bad.length }])
  })

  it('I-7.13 sent as JSON text is stored without the events that have a NUL', async () => {
    const good = anEvent()
    const bad = [
      anEvent({ object_id_str: '1\u0000' }),
      anEvent({ event_data: { text: '\u0000' } }),
      anEvent({ event_data: { '\u0000': 1 } }),
    ]
    const text = JSON.stringify([bad[0], good, ...bad.slice(1)]) as never
    const report_time = deps.now().getTime()
    expect(await call(visitor, 'tracking.upload', { events: text, report_time })).toBeNull()
    expect(await stored([good, ...bad])).toHaveLength(1)
  })

  it('I-7.13 of more than a thousand events is refused', async () => {
    await expect(upload(visitor, Array(1001).fill(0))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(upload(visitor, Array(1000).fill(0))).resolves.toBeNull()
  })

  it('of a crawler is not stored, and one sender cannot flood the store', async () => {
    const event = anEvent()
    await upload({ ...visitor, isBot: true }, [event])
    expect(await stored([event])).toEqual([])
    const limited = callerOf(operations, { ...deps, limits: makeRateLimits(null) })
    const send = () => limited(visitor, 'tracking.upload', { events: [], report_time: 0 })
    for (let batch = 0; batch < 240; batch++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('the days events are kept by', () => {
  const partitionsOf = async (parent: string) => {
    const { rows } = await sql<{ name: string }>`
      SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = ${parent}::regclass`.execute(
      deps.read,
    )
    return rows.map(({ name }) => name)
  }

  it('are made ahead, take along what came before them, and are dropped after 90 days', async () => {
    const at = new Date('2031-03-10T12:00:00Z')
    deps.setNow(at)
    try {
      const event = anEvent()
      await upload(visitor, [event])
      await keepEventDays(deps)
      await keepEventDays(deps)
      const made = await partitionsOf('tracked_events')
      expect(made).toEqual(expect.arrayContaining(['tracked_events_20310303', 'tracked_events_20310324']))
      const { rows } = await sql<{ part: string }>`
        SELECT tableoid::regclass::text AS part FROM tracked_events WHERE client_uuid = ${event.clientUUID}`.execute(
        deps.read,
      )
      expect(rows).toEqual([{ part: 'tracked_events_20310310' }])
      await upload(visitor, [event])
      expect(await stored([event])).toHaveLength(1)
      deps.setNow(new Date(at.getTime() + 91 * 24 * 60 * 60 * 1000))
      await keepEventDays({ ...deps, site: { ...deps.site, eventKeepDays: 92 } })
      expect(await stored([event])).toHaveLength(1)
      await keepEventDays(deps)
      expect(await stored([event])).toEqual([])
      expect(await partitionsOf('time_spent_events')).not.toContain('time_spent_events_20310310')
    } finally {
      deps.setNow(null)
    }
  })
})

it('I-8.30 what a browser counts reaches the metrics', async () => {
  deps.counted.length = 0
  const metrics = [{ name: 'service_worker_replay', tags: { outcome: 'failed' }, count: 2 }]
  await call(visitor, 'tracking.measure', { metrics, missing_texts: [{ locale: 'fr_FR', key: 'app.retry' }] })
  expect(deps.counted).toEqual([
    { name: 'service_worker_replay', tags: { outcome: 'failed' }, by: 2 },
    { name: 'texts_missing', tags: {}, by: 1 },
  ])
})

import { EVENT_TYPES, VIEW_TYPES } from '@tessera/shared-tracking'
import { describe, expect, it, onTestFinished } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { countPinDays } from './roll-up-service.ts'
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { anEventAt } from './testing/test-events.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const anEvent = (given: object) => anEventAt(deps.now().getTime(), given)
const upload = (viewer: Parameters<typeof call>[0], events: unknown[]) =>
  call(viewer, 'tracking.upload', { events, report_time: deps.now().getTime() })

describe('the counts of a pin', () => {
  async function aPinSeen() {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const about = (given: object) => anEvent({ object_id_str: pin.id, ...given })
    return { ada, pin, about }
  }
  const periodsOf = async (viewer: Awaited<ReturnType<typeof aMember>>, pin_id: string) =>
    (await call(viewer, 'tracking.pinStats', { pin_id })).periods

  it('are those of others, told to the owner over 1, 7 and 30 days, the same however often they are counted', async () => {
    const { ada, pin, about } = await aPinSeen()
    const closeup = { event_type: EVENT_TYPES.VIEW, view_type: VIEW_TYPES.PIN_CLOSEUP }
    const threeDays = 3 * 24 * 60 * 60 * 1000
    await upload(visitor, [
      about({}),
      about({ aux_data: { surface: 'search' } }),
      about({ event_data: { isContinued: true } }),
      about(closeup),
      about({ event_type: EVENT_TYPES.OUTBOUND_CLICK }),
      about({ event_type: EVENT_TYPES.SAVE }),
      about({ time: deps.now().getTime() - threeDays }),
      anEvent({ object_id_str: 'not a pin' }),
    ])
    await upload(ada, [about({}), about(closeup)])
    await countPinDays(deps)
    await countPinDays(deps)
    const day = { impressions: 2, closeups: 1, saves: 1, outbound_clicks: 1 }
    expect(await periodsOf(ada, pin.id)).toEqual([
      { days: 1, ...day },
      { days: 7, ...day, impressions: 3 },
      { days: 30, ...day, impressions: 3 },
    ])
    await upload(visitor, [about({ time: deps.now().getTime() - threeDays })])
    await countPinDays(deps)
    expect((await periodsOf(ada, pin.id))[2]?.impressions).toBe(4)
  })

  it('of pins without new events stay as they are', async () => {
    const [seen, still] = [await aPinSeen(), await aPinSeen()]
    const noon = Math.ceil(deps.now().getTime() / DAY_MS) * DAY_MS + DAY_MS / 2
    const at = (minutes: number) => deps.setNow(new Date(noon + minutes * MINUTE_MS))
    onTestFinished(async () => {
      deps.setNow(null)
      await deps.read
        .updateTable('trackingProgress')
        .set({ reachedAt: new Date(0) })
        .where('job', '=', 'pin_day_counts')
        .execute()
    })
    at(0)
    await upload(visitor, [seen.about({}), still.about({})])
    at(10)
    await countPinDays(deps)
    // A count that the events do not give, so that counting it anew would show.
    await deps.read
      .updateTable('pinDayCounts')
      .set({ impressions: 50 })
      .where('pinId', '=', still.pin.id)
      .execute()
    at(20)
    await upload(visitor, [seen.about({}), seen.about({ aux_data: { surface: 'search' } })])
    await countPinDays(deps)
    const impressions = async ({ ada, pin }: typeof seen) => (await periodsOf(ada, pin.id))[0]?.impressions
    expect([await impressions(seen), await impressions(still)]).toEqual([3, 50])
  })

  it('I-7.13 are shown to nobody but the owner of the pin', async () => {
    const { pin } = await aPinSeen()
    const eve = await aMember(deps)
    await expect(periodsOf(eve, pin.id)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    await expect(call(visitor, 'tracking.pinStats', { pin_id: pin.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})

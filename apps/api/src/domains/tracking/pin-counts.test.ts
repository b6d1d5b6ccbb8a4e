import { EVENT_TYPES, VIEW_TYPES } from '@tessera/shared-tracking'
import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { countPinDays } from './roll-up-service.ts'
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

  it('I-7.13 are shown to nobody but the owner of the pin', async () => {
    const { pin } = await aPinSeen()
    const eve = await aMember(deps)
    await expect(periodsOf(eve, pin.id)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    await expect(call(visitor, 'tracking.pinStats', { pin_id: pin.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})

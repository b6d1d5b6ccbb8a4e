import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { A_CARD, AN_ADDRESS } from '../../testing/test-billing.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { billAccounts } from './payment-service.ts'
import { settlePromotions } from './settle-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})
afterEach(() => deps.setNow(null))

/** A promotion of an ad account that counts its days in a time zone. */
async function launched(timeZone: string, now: string, more: object = {}) {
  const { id: business_id, owner } = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business_id)
  await deps.read.updateTable('adAccounts').set({ timeZone }).where('id', '=', advertiser_id).execute()
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const call = callerOf(operations, deps)
  await call(owner, 'businessAddresses.update', { advertiser_id, ...AN_ADDRESS })
  deps.setNow(new Date(now))
  await call(owner, 'billingProfiles.update', { advertiser_id, ...A_CARD })
  const promotion = await call(owner, 'promotions.create', {
    advertiser_id,
    pin_id: pin.id,
    name: 'Lamps',
    objective: 'CONSIDERATION',
    daily_budget: 3,
    duration: 3,
    destination_url: 'https://kiln.test/lamps',
    ...more,
  })
  return { promotion, place: { advertiser_id, id: promotion.id }, business_id, owner, call }
}

describe('B-4.58 the days of an ad account', () => {
  it.each([
    ['Pacific/Auckland', '2026-03-31T11:30:00Z', '2026-04-01', '2026-04-03', '2026-04-05'],
    ['America/Los_Angeles', '2026-03-08T05:00:00Z', '2026-03-07', '2026-03-09', '2026-03-08'],
  ])('in %s name the first and the last of a promotion', async (timeZone, now, first, last, changed) => {
    const { promotion, place, business_id, owner, call } = await launched(timeZone, now)
    expect([promotion.start_date, promotion.end_date]).toEqual([first, last])
    const end = async (end_date: string | null) =>
      (await call(owner, 'promotions.update', { ...place, end_date })).end_date
    expect([await end(changed), await end(null)]).toEqual([changed, null])
    const { items } = await call(owner, 'history.list', { business_id, filter: { action: 'UPDATE' } })
    const changes = items.flatMap((each) => each.changes).filter(({ field }) => field === 'end_date')
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'end_date', old: last, new: changed },
        { field: 'end_date', old: changed, new: null },
      ]),
    )
  })

  it('B-4.67 name when an invoice was issued, never within its period, and when it is due', async () => {
    const { place, business_id, owner, call } = await launched('Pacific/Auckland', '2027-01-20T12:00:00Z', {
      duration: null,
      is_ongoing: true,
    })
    await settlePromotions(deps)
    const click = { kind: 'OUTBOUND_CLICK', viewerKey: crypto.randomUUID() } as const
    const events = [{ ...click, clientUuid: crypto.randomUUID(), promotionId: place.id }]
    await deps.transact((tx) => chargeEvents(tx, events, deps))
    deps.setNow(new Date('2027-01-31T11:30:00Z'))
    await billAccounts(deps)
    const filter = { tab: 'PAID', date_from: '2027-01-01', date_to: '2027-01-31' } as const
    const { items } = await call(owner, 'invoices.list', { business_id, filter })
    expect(items).toMatchObject([
      { period_end: '2027-01-31', issued_date: '2027-02-01', due_date: '2027-03-03' },
    ])
  })
})

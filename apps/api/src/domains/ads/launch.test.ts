import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PromotionView } from '@tessera/api-types/ads/views'
import type { OperationName } from '@tessera/api-types/routes'
import type { Member } from '@tessera/shared-auth'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { A_CARD, AN_ADDRESS } from '../../testing/test-billing.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { adsOperations } from './operations.ts'
import { billAccounts } from './payment-service.ts'
import { settlePromotions } from './settle-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})
afterEach(() => deps.setNow(null))

const named = (name: OperationName) => {
  const found = adsOperations.find(({ contract }) => contract.route.name === name)
  if (!found) throw new Error(name)
  return found
}
/** An advertiser with a pin, ready to launch or not. */
async function anAdvertiser({ number = A_CARD.card_number, isReady = true } = {}) {
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const pin = await aPin(deps, business.owner, await aBoard(deps, business.owner))
  const call = (name: OperationName, input: object = {}, viewer: Member = business.owner) =>
    callAs(deps, viewer)(named(name), { advertiser_id, ...input })
  if (isReady) {
    await call('businessAddresses.update', AN_ADDRESS)
    await call('billingProfiles.update', { ...A_CARD, card_number: number })
  }
  const launch = (more: object = {}, viewer: Member = business.owner) =>
    call(
      'promotions.create',
      {
        pin_id: pin.id,
        name: 'Lamps',
        objective: 'CONSIDERATION',
        daily_budget: 3,
        duration: 10,
        destination_url: 'https://kiln.test/lamps',
        ...more,
      },
      viewer,
    ) as Promise<PromotionView>
  return { business, advertiser_id, pin, call, launch }
}

const countOf = async (adAccountId: string) =>
  (await deps.read.selectFrom('promotions').select('id').where('adAccountId', '=', adAccountId).execute())
    .length

const historyOf = async (businessId: string, entityType = 'PROMOTION') => {
  const rows = await deps.read
    .selectFrom('businessHistory')
    .select(['action', 'actorName'])
    .where('businessId', '=', businessId)
    .where('entityType', '=', entityType)
    .orderBy('position')
    .execute()
  return rows.map(({ action, actorName }) => `${action} ${actorName}`)
}

describe('launching', () => {
  it('B-4.58 B-3.44 B-7.32 makes a promotion with its place in the history, and B-4.59 reviews it', async () => {
    const { business, advertiser_id, pin, call, launch } = await anAdvertiser()
    const promotion = await launch({ targeting: { auto: false, ages: ['25-34'] } })
    expect(promotion).toMatchObject({
      advertiser_id,
      business_id: business.id,
      pin_id: pin.id,
      product_group_id: null,
      name: 'Lamps',
      objective: 'CONSIDERATION',
      daily_budget_micros: 3_000_000,
      currency: 'EUR',
      destination_url: 'https://kiln.test/lamps',
      tag_id: null,
      targeting: { locale: [], ages: ['25-34'], genders: [], interests: [], auto: false },
      status: 'PENDING_REVIEW',
      reject_reason: null,
      spend_micros: 0,
      created_by: { id: business.owner.userId },
    })
    const days = (Date.parse(promotion.end_at ?? '') - Date.parse(promotion.start_at)) / 86_400_000
    expect(days).toBeGreaterThan(9)
    expect(days).toBeLessThanOrEqual(10.1)
    await settlePromotions(deps)
    expect(await call('promotions.get', { id: promotion.id })).toMatchObject({ status: 'ACTIVE' })
    expect(await historyOf(business.id)).toEqual(['LAUNCH Olga Owner', 'ACCEPT System'])
  })

  it('B-5.12 B-8.09 creates nothing without address, billing, rights, or a pin of one’s own', async () => {
    const unready = await anAdvertiser({ isReady: false })
    await expect(unready.launch()).rejects.toMatchObject({ code: 'ADDRESS_MISSING' })
    await unready.call('businessAddresses.update', AN_ADDRESS)
    await expect(unready.launch()).rejects.toMatchObject({ code: 'BILLING_INVALID' })
    expect(await countOf(unready.advertiser_id)).toBe(0)

    const { business, advertiser_id, launch } = await anAdvertiser()
    const analyst = await aColleague(deps, business.id)
    await give(deps, business.id, analyst, advertiser_id, ['ANALYST'])
    await expect(launch({}, analyst)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      message: 'You don’t have permission to promote with this ad account.',
    })
    const stranger = await aMember(deps)
    const theirs = await aPin(deps, stranger, await aBoard(deps, stranger))
    for (const pin_id of [theirs.id, '1'])
      await expect(launch({ pin_id })).rejects.toMatchObject({ code: 'PIN_NOT_PROMOTABLE' })
    await deps.read
      .updateTable('adAccounts')
      .set({ status: 'ARCHIVED' })
      .where('id', '=', advertiser_id)
      .execute()
    await expect(launch()).rejects.toMatchObject({ code: 'ACCOUNT_ARCHIVED' })
    expect(await countOf(advertiser_id)).toBe(0)
  })

  it('B-5.04 names the fault of each field', async () => {
    const { launch } = await anAdvertiser()
    await expect(
      launch({ destination_url: '', objective: 'LEADS', daily_budget: 0.5, duration: 0, name: ' ' }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: {
        fields: {
          destination_url: { key: 'field.ad.urlNeeded' },
          objective: { key: 'field.ad.objective' },
          daily_budget: { key: 'field.ad.budgetLow' },
          duration: { key: 'field.ad.duration' },
          name: { key: 'field.ad.name' },
        },
      },
    })
  })

  it('B-5.14 keeps of a card its brand and last digits alone', async () => {
    const { advertiser_id, call } = await anAdvertiser()
    expect(await call('billingProfiles.get')).toMatchObject({
      status: 'VALID',
      card_brand: 'visa',
      card_last4: '4242',
    })
    const rows = await deps.read
      .selectFrom('billingProfiles')
      .selectAll()
      .where('adAccountId', '=', advertiser_id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain('42424242')
    await expect(call('billingProfiles.update', { ...A_CARD, card_number: '4242' })).rejects.toMatchObject({
      detail: { fields: { card_number: { key: 'field.card.number' } } },
    })
  })

  it('B-4.59 B-4.65 B-4.69 pauses, resumes, changes and ends, and tells the history', async () => {
    const { business, call, launch } = await anAdvertiser()
    const { id } = await launch()
    await settlePromotions(deps)
    expect(await call('promotions.results', { id })).toEqual({ days: [], places: [], groups: [] })
    expect(await call('promotions.update', { id, status: 'PAUSED' })).toMatchObject({ status: 'PAUSED' })
    expect(await call('promotions.update', { id, status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE' })
    expect(await call('promotions.update', { id, daily_budget: 4.5, end_date: null })).toMatchObject({
      daily_budget_micros: 4_500_000,
      end_at: null,
    })
    await expect(call('promotions.update', { id, end_date: '2020-01-01' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const ended = call('promotions.update', { id, status: 'COMPLETED', end_date: '2099-01-01' })
    await expect(ended).rejects.toMatchObject({ code: 'CONFLICT' })
    await call('promotions.update', { id, status: 'COMPLETED' })
    await expect(call('promotions.update', { id, status: 'ACTIVE' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await historyOf(business.id)).toEqual([
      'LAUNCH Olga Owner',
      'ACCEPT System',
      ...['PAUSE', 'RESUME', 'UPDATE', 'COMPLETE'].map((action) => `${action} Olga Owner`),
    ])
  })

  it('B-4.59 rejects a pin that strangers no longer see, and completes one whose pin is gone', async () => {
    const { business, pin, call, launch } = await anAdvertiser()
    const { id } = await launch()
    await deps.read.updateTable('pins').set({ isListed: false }).where('id', '=', pin.id).execute()
    await settlePromotions(deps)
    expect(await call('promotions.get', { id })).toMatchObject({
      status: 'REJECTED',
      reject_reason: 'PIN_HIDDEN',
    })
    await deps.read.updateTable('pins').set({ isListed: true }).where('id', '=', pin.id).execute()
    const again = await launch()
    await settlePromotions(deps)
    await deps.read.deleteFrom('pins').where('id', '=', pin.id).execute()
    await settlePromotions(deps)
    expect(await call('promotions.get', { id: again.id })).toMatchObject({ status: 'COMPLETED' })
    expect(await historyOf(business.id)).toEqual([
      'LAUNCH Olga Owner',
      'DECLINE System',
      'LAUNCH Olga Owner',
      'ACCEPT System',
      'COMPLETE System',
    ])
  })
})

describe('invoices', () => {
  /** A promotion with three paid clicks in January. */
  async function spent(number?: string) {
    deps.setNow(new Date('2027-01-20T12:00:00Z'))
    const advertiser = await anAdvertiser(number ? { number } : {})
    const { id } = await advertiser.launch({ is_ongoing: true })
    await settlePromotions(deps)
    const clicks = Array.from({ length: 3 }, () => ({
      clientUuid: randomUUID(),
      promotionId: id,
      kind: 'OUTBOUND_CLICK' as const,
      viewerKey: randomUUID(),
    }))
    await deps.transact((tx) => chargeEvents(tx, clicks, deps))
    const list = async (filter: object) =>
      (await callAs(deps, advertiser.business.owner)(named('invoices.list'), {
        business_id: advertiser.business.id,
        filter: { date_from: '2027-01-01', date_to: '2027-03-31', ...filter },
      })) as { items: { id: string; status: string; total_micros: number; invoice_number: string }[] }
    const invoiceCall = (name: OperationName, invoiceId: string) =>
      callAs(deps, advertiser.business.owner)(named(name), {
        business_id: advertiser.business.id,
        id: invoiceId,
      })
    return { ...advertiser, promotionId: id, list, invoiceCall }
  }
  const inDays = (days: number) => deps.setNow(new Date(Date.UTC(2027, 1, 1 + days, 12)))

  it('B-4.67 B-3.23 B-4.68 B-2.55 issues a month once it has ended, and pays it with the card', async () => {
    const { advertiser_id, business, list, invoiceCall } = await spent()
    expect((await list({})).items).toMatchObject([{ status: 'PROGRESS', total_micros: 600_000 }])
    inDays(0)
    await billAccounts(deps)
    await billAccounts(deps)
    const [paid] = (await list({ tab: 'PAID' })).items
    expect(paid).toMatchObject({ invoice_number: `202701-${advertiser_id}-01`, total_micros: 600_000 })
    const byNumber = { business_id: business.id, filter: { q: paid?.invoice_number.slice(4) } }
    const found = await callAs(deps, business.owner)(named('invoices.list'), byNumber)
    expect(found).toMatchObject({ items: [{ id: paid?.id }] })
    const detail = (await invoiceCall('invoices.get', paid?.id ?? '')) as {
      subtotal_micros: number
      tax_micros: number
      total_micros: number
      lines: { amount_micros: number }[]
    }
    expect(detail.total_micros).toBe(detail.subtotal_micros + detail.tax_micros)
    expect(detail.subtotal_micros).toBe(detail.lines.reduce((sum, line) => sum + line.amount_micros, 0))
    expect(await historyOf(business.id, 'INVOICE')).toEqual(['ISSUE System', 'PAY System'])
  })

  it('B-4.68 tries a refused card again on three days, then holds the promotions until Pay now', async () => {
    const { business, promotionId, call, list, invoiceCall } = await spent('4000000000000002')
    for (const day of [0, 1, 2, 3, 4, 5]) {
      inDays(day)
      await billAccounts(deps)
    }
    const [issued] = (await list({ tab: 'ISSUED' })).items
    const { attempts } = await deps.read
      .selectFrom('invoices')
      .select('attempts')
      .where('id', '=', issued?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(4)
    inDays(31)
    await billAccounts(deps)
    await settlePromotions(deps)
    const [overdue] = (await list({ tab: 'OVERDUE', date_from: undefined, date_to: undefined })).items
    expect(overdue).toMatchObject({ status: 'OVERDUE' })
    expect(await call('promotions.get', { id: promotionId })).toMatchObject({ status: 'BILLING_HOLD' })
    await expect(invoiceCall('invoices.pay', overdue?.id ?? '')).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
    })
    await call('billingProfiles.update', A_CARD)
    expect(await invoiceCall('invoices.pay', overdue?.id ?? '')).toMatchObject({ status: 'PAID' })
    expect(await call('promotions.get', { id: promotionId })).toMatchObject({ status: 'ACTIVE' })
    const history = deps.read.selectFrom('businessHistory').where('businessId', '=', business.id)
    const pay = await history.select('changes').where('action', '=', 'PAY').executeTakeFirst()
    expect(pay?.changes).toEqual([{ field: 'status', old: 'OVERDUE', new: 'PAID' }])
  }, 60_000)
})

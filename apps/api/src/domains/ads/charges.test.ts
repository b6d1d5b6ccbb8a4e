import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { lockBooks } from './charge-store.ts'
import { billAccounts } from './payment-service.ts'
import { settlePromotions } from './settle-service.ts'
import { aClick, aPromotion, balancesOf, spendOf } from '../../testing/test-promotions.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const charge = (events: Parameters<typeof chargeEvents>[1]) =>
  deps.transact((tx) => chargeEvents(tx, events, deps))

const daysOf = (id: string) =>
  deps.read.selectFrom('promotionDays').selectAll().where('promotionId', '=', id).orderBy('day').execute()

describe('charges', () => {
  it('B-4.63 charges each event once, and clicks of one viewer once a day', async () => {
    const { id } = await aPromotion(deps, { dailyBudget: 10 })
    const first = aClick(id, 'ada')
    await charge([first, first])
    await charge([first])
    expect(await spendOf(deps, id)).toBe(200_000)
    await charge([aClick(id, 'ada')])
    expect(await spendOf(deps, id)).toBe(200_000)
    await charge([aClick(id, 'grace'), aClick(id, 'grace')])
    expect(await spendOf(deps, id)).toBe(400_000)
  })

  it('B-4.63 charges impressions of conversions, and more where a unit of the currency is worth less', async () => {
    const impression = (promotionId: string) => ({ ...aClick(promotionId), kind: 'IMPRESSION' as const })
    const { id } = await aPromotion(deps, { objective: 'WEB_CONVERSION', dailyBudget: 10 })
    await charge([impression(id), aClick(id)])
    expect(await spendOf(deps, id)).toBe(4_000)
    const krona = await aPromotion(deps, { currency: 'SEK', dailyBudget: 100 })
    await charge([aClick(krona.id), impression(krona.id)])
    expect(await spendOf(deps, krona.id)).toBe(2_000_000)
  })

  it('B-4.64 never spends more than the budget of the day, however many clicks come at once', async () => {
    const { id } = await aPromotion(deps, { dailyBudget: 1 })
    await Promise.all(Array.from({ length: 100 }, () => charge([aClick(id)])))
    expect(await spendOf(deps, id)).toBe(1_000_000)
  })

  it('B-4.64 never spends more than the cap of the account, over all of its promotions', async () => {
    const business = await aBusiness(deps)
    const adAccountId = await anAdAccount(deps, business.id)
    await deps.read
      .updateTable('adAccounts')
      .set({ spendCapMicros: '1500000' })
      .where('id', '=', adAccountId)
      .execute()
    const some = await Promise.all(
      [1, 2, 3].map(() => aPromotion(deps, { business, adAccountId, dailyBudget: 5 })),
    )
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        charge([aClick(some[index % 3]?.id ?? ''), aClick(some[0]?.id ?? '')]),
      ),
    )
    const spends = await Promise.all(some.map(({ id }) => spendOf(deps, id)))
    expect(spends.reduce((sum, spend) => sum + spend, 0)).toBe(1_400_000)
  })

  it('B-4.64 B-9.27 spends the budget anew at midnight of the account', async () => {
    const { id } = await aPromotion(deps, { dailyBudget: 1 })
    // Berlin is an hour ahead of UTC.
    deps.setNow(new Date('2027-01-10T22:59:00Z'))
    await charge(Array.from({ length: 9 }, () => aClick(id)))
    deps.setNow(new Date('2027-01-10T23:00:00Z'))
    await charge(Array.from({ length: 9 }, () => aClick(id)))
    deps.setNow(null)
    expect(await spendOf(deps, id)).toBe(2_000_000)
  })

  it('B-4.61 B-4.63 neither counts nor charges what one viewer sees of an ad more often than it may be shown', async () => {
    const { id } = await aPromotion(deps, { objective: 'WEB_CONVERSION', dailyBudget: 10 })
    const impression = (viewerKey: string) => ({ ...aClick(id, viewerKey), kind: 'IMPRESSION' as const })
    await charge(Array.from({ length: 20 }, () => impression('hoarder')))
    await Promise.all(
      Array.from({ length: 20 }, () => charge([impression('hoarder'), impression('two tabs')])),
    )
    expect(await spendOf(deps, id)).toBe(6 * 4_000)
    deps.setNow(new Date(deps.now().getTime() + 25 * 60 * 60 * 1000))
    await charge([impression('hoarder')])
    deps.setNow(null)
    expect(await spendOf(deps, id)).toBe(7 * 4_000)
  })

  it('B-4.63 what no person does is filtered: shown once, free, and counted as nothing else', async () => {
    const { id } = await aPromotion(deps, { objective: 'WEB_CONVERSION', dailyBudget: 10 })
    const views = Array.from({ length: 5 }, () => ({ ...aClick(id, 'looker'), kind: 'IMPRESSION' as const }))
    await charge(views)
    await charge(views)
    const others = await Promise.all([1, 2, 3].map(() => aPromotion(deps, { dailyBudget: 100 })))
    const clicks = Array.from({ length: 30 }, (_, index) => aClick(others[index % 3]?.id ?? '', 'program'))
    await charge(clicks.slice(0, 15))
    await charge(clicks.slice(15))
    const resultsOf = async (ids: string[]) => (await Promise.all(ids.map((each) => daysOf(each)))).flat()
    expect(await resultsOf([id])).toMatchObject([{ impressions: 3, filtered: 2, spendMicros: '12000' }])
    const clicked = await resultsOf(others.map((each) => each.id))
    const sum = (name: 'filtered' | 'outboundClicks') => clicked.reduce((all, day) => all + day[name], 0)
    expect([sum('outboundClicks'), sum('filtered')]).toEqual([20, 10])
    deps.setNow(new Date(deps.now().getTime() + 61_000))
    await charge([aClick(id, 'program')])
    deps.setNow(null)
    expect(await resultsOf([id])).toMatchObject([{ outboundClicks: 1, filtered: 2 }])
  })

  it('B-4.61 B-4.63 what somebody does who joined the business meanwhile is filtered, whatever it is', async () => {
    const { id, business } = await aPromotion(deps, { dailyBudget: 10 })
    const { userId } = await aColleague(deps, business.id)
    const other = await aPromotion(deps, { dailyBudget: 10 })
    const kinds = ['IMPRESSION', 'SAVE', 'PIN_CLICK', 'OUTBOUND_CLICK'] as const
    const did = (promotionId: string, who: string) =>
      kinds.map((kind) => ({ ...aClick(promotionId, `key of ${who}`), kind, userId: who }))
    await charge([...did(id, userId), ...did(id, business.owner.userId), ...did(other.id, userId)])
    expect(await daysOf(id)).toMatchObject([
      { impressions: 0, saves: 0, pinClicks: 0, outboundClicks: 0, filtered: 8, spendMicros: '0' },
    ])
    expect(await daysOf(other.id)).toMatchObject([
      { impressions: 1, saves: 1, pinClicks: 1, outboundClicks: 1, filtered: 0, spendMicros: '200000' },
    ])
  })

  it('keeps books that balance, and that nobody changes', async () => {
    const { id, adAccountId } = await aPromotion(deps, { dailyBudget: 3 })
    await charge(Array.from({ length: 7 }, () => aClick(id)))
    expect(await balancesOf(deps, adAccountId)).toEqual({ UNBILLED: 1_400_000, REVENUE: -1_400_000 })
    await expect(
      deps.read.updateTable('ledgerTransfers').set({ amountMicros: '1' }).execute(),
    ).rejects.toThrow('append only')
    await expect(deps.read.deleteFrom('ledgerTransfers').execute()).rejects.toThrow('append only')
  })
})

describe('an invoice that is issued', () => {
  const zoned = async (timeZone: string, adAccountId: string) =>
    deps.read.updateTable('adAccounts').set({ timeZone }).where('id', '=', adAccountId).execute()
  const invoicesOf = async (adAccountId: string) => {
    const { rows } = await sql<{ status: string; month: string; subtotal: string; lines: string }>`
      SELECT i.status, to_char(i.period_start, 'YYYY-MM') AS month, i.subtotal_micros AS subtotal,
        (SELECT sum(d.spend_micros) FROM promotion_days d WHERE d.invoice_id = i.id) AS lines
      FROM invoices i WHERE ad_account_id = ${adAccountId}::bigint ORDER BY i.period_start`.execute(deps.read)
    return rows.map(({ status, month, subtotal, lines }) => [status, month, Number(subtotal), Number(lines)])
  }

  it('B-4.67 stays as it is when its account moves to where its month has not ended', async () => {
    const { id, adAccountId } = await aPromotion(deps, { dailyBudget: 1 })
    await zoned('Pacific/Kiritimati', adAccountId)
    deps.setNow(new Date('2029-01-20T12:00:00Z'))
    await charge([aClick(id)])
    deps.setNow(new Date('2029-01-31T12:00:00Z'))
    await billAccounts(deps)
    await zoned('Pacific/Honolulu', adAccountId)
    await charge(Array.from({ length: 9 }, () => aClick(id)))
    deps.setNow(null)
    expect(await invoicesOf(adAccountId)).toEqual([
      ['ISSUED', '2029-01', 200_000, 200_000],
      ['PROGRESS', '2029-02', 1_000_000, 1_000_000],
    ])
  })

  it('B-4.67 stays as it is when clicks from before midnight are booked after it', async () => {
    const { id, adAccountId } = await aPromotion(deps, { dailyBudget: 1 })
    deps.setNow(new Date('2029-03-20T12:00:00Z'))
    await charge([aClick(id)])
    deps.setNow(new Date('2029-03-31T21:59:59Z'))
    const [locked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = deps.transact(async (tx) => {
      await lockBooks(tx, [aClick(id)], deps.now())
      locked.resolve()
      await isOver.promise
    })
    await locked.promise
    const late = charge([aClick(id)])
    await setTimeout(200)
    deps.setNow(new Date('2029-03-31T22:00:01Z'))
    const billing = billAccounts(deps)
    await setTimeout(300)
    isOver.resolve()
    await Promise.all([holder, late, billing])
    await billAccounts(deps)
    deps.setNow(null)
    const invoices = await invoicesOf(adAccountId)
    expect(invoices.map(([, , subtotal, lines]) => subtotal === lines)).not.toContain(false)
    expect(invoices.reduce((sum, [, , subtotal]) => sum + Number(subtotal), 0)).toBe(400_000)
    const { UNBILLED } = await balancesOf(deps, adAccountId)
    const unbilled = invoices.find(([status]) => status === 'PROGRESS')?.[2] ?? 0
    expect(UNBILLED).toBe(unbilled)
  })
})

describe('the share of a budget', () => {
  const shareOf = async (id: string) =>
    (await deps.read.selectFrom('promotions').select('spentPermille').where('id', '=', id).executeTakeFirst())
      ?.spentPermille

  it('B-4.62 follows what is charged, and begins anew with the day of the account', async () => {
    deps.setNow(new Date('2028-03-05T12:00:00Z'))
    const { id } = await aPromotion(deps, { dailyBudget: 5 })
    await charge([aClick(id), aClick(id)])
    expect(await shareOf(id)).toBe(80)
    await settlePromotions(deps)
    expect(await shareOf(id)).toBe(80)
    deps.setNow(new Date('2028-03-06T00:30:00Z'))
    await settlePromotions(deps)
    expect(await shareOf(id)).toBe(0)
    deps.setNow(null)
  })
})

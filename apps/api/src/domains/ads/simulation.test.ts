import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { choosePromotions } from '../../delivery/choose-promotions.ts'
import type { PromotionEvent } from '../../delivery/charging.ts'
import type { Candidate } from '../../delivery/eligibility.ts'
import { nextCharge } from '../../delivery/prices.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, balancesOf, spendOf } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'

const [DAYS, MEMBERS, PROMOTIONS, BATCH] = [3, 200, 50, 100]
const DAY_MS = 86_400_000

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** A number from 0 to 1 that depends on its name alone. */
const drawn = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function aMarket() {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const promotions = []
  for (let index = 0; index < PROMOTIONS; index += 1) {
    const dailyBudget = 0.5 + Math.round(drawn(`budget ${index}`) * 300) / 100
    promotions.push({ ...(await aPromotion(deps, { business, adAccountId, dailyBudget })), dailyBudget })
  }
  return { adAccountId, promotions }
}
type Market = Awaited<ReturnType<typeof aMarket>>

const candidateOf = (market: Market, index: number, spentToday: number): Candidate => ({
  id: market.promotions[index]?.id ?? '',
  pinId: String(index),
  ownerId: '1',
  businessId: '1',
  country: 'DE',
  locales: [],
  ages: [],
  genders: [],
  interestIds: [],
  isAuto: true,
  topicIds: [],
  startAt: new Date(index),
  dailyBudgetMicros: Math.round((market.promotions[index]?.dailyBudget ?? 0) * 1_000_000),
  spentTodayMicros: spentToday,
  nextChargeMicros: nextCharge('CONSIDERATION', 'EUR'),
  capLeftMicros: null,
})

/** What members do with what they are shown on one day; part of it reaches the server twice. */
async function liveDay(run: string, market: Market, day: number): Promise<number> {
  const spent = new Map<string, number>()
  let waiting: PromotionEvent[] = []
  let accepted = 0
  const flush = async () => {
    const settled = await deps.transact((tx) => chargeEvents(tx, waiting, deps))
    for (const { promotionId, amountMicros } of settled) {
      spent.set(promotionId, (spent.get(promotionId) ?? 0) + amountMicros)
      accepted += amountMicros
    }
    waiting = []
  }
  for (let member = 0; member < MEMBERS; member += 1) {
    const name = `${day} ${member}`
    const viewer = {
      country: 'DE',
      locale: 'de',
      isPersonalized: true,
      age: 30,
      gender: null,
      interestIds: [],
      businessIds: [],
      blockedIds: [],
      hiddenIds: [],
      seenToday: new Map<string, number>(),
    }
    const candidates = market.promotions.map(({ id }, index) =>
      candidateOf(market, index, spent.get(id) ?? 0),
    )
    const page = { pinIds: [], topicIds: [] }
    for (const { promotionId } of choosePromotions(candidates, viewer, page, 3)) {
      const index = market.promotions.findIndex(({ id }) => id === promotionId)
      const event = (kind: PromotionEvent['kind']): PromotionEvent => ({
        clientUuid: uuidOf(`${run} ${name} ${index} ${kind}`),
        promotionId,
        kind,
        viewerKey: `${run} ${member}`,
      })
      waiting.push(event('IMPRESSION'))
      if (drawn(`click ${name} ${index}`) < 0.6) waiting.push(event('OUTBOUND_CLICK'))
      if (drawn(`again ${name} ${index}`) < 0.2) waiting.push(event('OUTBOUND_CLICK'))
    }
    if (waiting.length >= BATCH) await flush()
  }
  await flush()
  return accepted
}

async function live(run: string) {
  const market = await aMarket()
  let accepted = 0
  for (let day = 0; day < DAYS; day += 1) {
    deps.setNow(new Date(Date.UTC(2027, 4, 3, 12) + day * DAY_MS))
    accepted += await liveDay(run, market, day)
  }
  deps.setNow(null)
  const spends = []
  for (const { id } of market.promotions) spends.push(await spendOf(deps, id))
  return { market, accepted, spends }
}

it('B-4.62 B-4.63 B-4.64 days of a market overspend nothing, balance, bill what was accepted, and repeat exactly', async () => {
  const first = await live('first')
  const total = first.spends.reduce((sum, spend) => sum + spend, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBe(first.accepted)
  const days = await deps.read
    .selectFrom('promotionDays')
    .select(['promotionId', 'spendMicros', 'budgetMicros'])
    .where(
      'promotionId',
      'in',
      first.market.promotions.map(({ id }) => id),
    )
    .execute()
  expect(days.filter(({ spendMicros, budgetMicros }) => Number(spendMicros) > Number(budgetMicros))).toEqual(
    [],
  )
  expect(await balancesOf(deps, first.market.adAccountId)).toEqual({ UNBILLED: total, REVENUE: -total })
  const invoices = await deps.read
    .selectFrom('invoices')
    .select('subtotalMicros')
    .where('adAccountId', '=', first.market.adAccountId)
    .execute()
  expect(invoices.map(({ subtotalMicros }) => Number(subtotalMicros))).toEqual([total])
  expect((await live('second')).spends).toEqual(first.spends)
}, 120_000)

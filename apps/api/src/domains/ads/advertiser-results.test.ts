import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { MOST_RESULT_DAYS } from '@tessera/api-types/ads/ad-options'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import { callAs } from '../../testing/test-callers.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { forgetOldReach } from './advertiser-results-service.ts'
import { chargeEvents } from './charge-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const NOW = new Date('2026-08-20T12:00:00.000Z')

async function anAccount() {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const promote = async () => (await aPromotion(deps, { business, adAccountId, dailyBudget: 50 })).id
  const brought = async (promotionId: string, daysAgo: number, impressions: number, clicks: number) => {
    const events = Array.from({ length: impressions + clicks }, (_, index) => ({
      clientUuid: deps.randomBytes(16).toString('hex'),
      promotionId,
      kind: index < impressions ? ('IMPRESSION' as const) : ('OUTBOUND_CLICK' as const),
      viewerKey: `viewer ${index}`,
    }))
    const at = new Date(NOW.getTime() - daysAgo * DAY_MS)
    await deps.transact((tx) => chargeEvents(tx, events, { ...deps, now: () => at }))
  }
  const results = async (days: number) => {
    deps.setNow(NOW)
    const input = { advertiser_id: adAccountId, days }
    const answer = await callAs(deps, business.owner)(named('advertisers.results'), input)
    deps.setNow(null)
    return answer as AdvertiserResultsView
  }
  return { promote, brought, results }
}

it('results of an account are those of all its promotions, day by day, beside as many days before', async () => {
  const { promote, brought, results } = await anAccount()
  const [mugs, bowls] = [await promote(), await promote()]
  await brought(mugs, 0, 10, 2)
  await brought(bowls, 0, 5, 3)
  await brought(bowls, 6, 4, 0)
  await brought(mugs, 7, 20, 1)
  await brought(mugs, 14, 99, 9)
  const { days, total, before, promotions } = await results(7)
  expect(days.map(({ date }) => date)).toEqual(
    [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-08-${String(day)}`),
  )
  expect(days.map(({ impressions }) => impressions)).toEqual([4, 0, 0, 0, 0, 0, 15])
  expect(total).toMatchObject({ impressions: 19, outbound_clicks: 5 })
  expect(before).toMatchObject({ impressions: 20, outbound_clicks: 1 })
  expect(
    promotions.map(({ id, impressions, outbound_clicks }) => [id, impressions, outbound_clicks]),
  ).toEqual([
    [bowls, 9, 3],
    [mugs, 10, 2],
  ])
  const spent = promotions.reduce((sum, { spend_micros }) => sum + spend_micros, 0)
  expect([total.spend_micros, spent > 0]).toEqual([spent, true])
})

it('an account without promotions has a zero for each day', async () => {
  const { days, total, promotions } = await (await anAccount()).results(30)
  expect([days.length, total.impressions, promotions]).toEqual([30, 0, []])
})

it('reach counts each person once, however often and on how many days they saw an ad', async () => {
  const { promote, brought, results } = await anAccount()
  const [mugs, bowls] = [await promote(), await promote()]
  await brought(mugs, 8, 6, 0)
  await brought(mugs, 6, 4, 0)
  await brought(bowls, 6, 2, 0)
  await brought(bowls, 0, 3, 1)
  await brought(mugs, 0, 1, 0)
  const week = await results(7)
  expect(week.days.map(({ reach }) => reach)).toEqual([4, 0, 0, 0, 0, 0, 3])
  expect(week.total).toMatchObject({ reach: 4, impressions: 10 })
  expect((await results(30)).total.reach).toBe(6)
  expect((await results(1)).total.reach).toBe(3)
})

it('who was reached longer ago than results are read for is forgotten, and their number is not', async () => {
  const { promote, brought, results } = await anAccount()
  await brought(await promote(), 3, 2, 0)
  const rows = () =>
    deps.read
      .selectFrom('reachedViewers')
      .select('viewerKey')
      .where('lastDay', '=', sql<Date>`'2026-08-17'`)
      .execute()
  expect(await rows()).toHaveLength(2)
  await forgetOldReach({ ...deps, now: () => new Date(NOW.getTime() + (MOST_RESULT_DAYS - 4) * DAY_MS) })
  expect(await rows()).toHaveLength(2)
  await forgetOldReach({ ...deps, now: () => new Date(NOW.getTime() + MOST_RESULT_DAYS * DAY_MS) })
  expect(await rows()).toEqual([])
  expect((await results(7)).total.reach).toBe(2)
})

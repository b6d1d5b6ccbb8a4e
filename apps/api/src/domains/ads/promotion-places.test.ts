import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { AdPlacement } from '@tessera/api-types/ads/ad-load'
import { callAs } from '../../testing/test-callers.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { chargeEvents } from './charge-service.ts'
import { bookFaults } from './books-store.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const event = (
  promotionId: string,
  kind: 'IMPRESSION' | 'OUTBOUND_CLICK',
  placement?: AdPlacement | null,
) => ({
  clientUuid: randomUUID() as string,
  promotionId,
  kind,
  viewerKey: randomUUID() as string,
  ...(placement !== undefined && { placement }),
})

const SUMMED = ['impressions', 'outbound_clicks', 'spend_micros'] as const
type Part = Record<(typeof SUMMED)[number], number> & { placement: string | null; date: string }

it('B-4.65 results by place and by day add up to those of the promotion, to the micro', async () => {
  const { id, adAccountId, business } = await aPromotion(deps, { dailyBudget: 10 })
  const charge = (events: Parameters<typeof chargeEvents>[1]) =>
    deps.transact((tx) => chargeEvents(tx, events, deps))
  deps.setNow(new Date('2027-05-10T10:00:00Z'))
  await charge([
    event(id, 'IMPRESSION', 'home'),
    event(id, 'IMPRESSION', 'home'),
    event(id, 'OUTBOUND_CLICK', 'home'),
  ])
  await charge([
    event(id, 'IMPRESSION', 'search'),
    event(id, 'IMPRESSION'),
    event(id, 'OUTBOUND_CLICK', null),
  ])
  deps.setNow(new Date('2027-05-11T10:00:00Z'))
  await charge([event(id, 'OUTBOUND_CLICK', 'search'), event(id, 'OUTBOUND_CLICK', 'search')])
  deps.setNow(null)
  const call = callAs(deps, business.owner)
  const { days, places } = (await call(named('promotions.results'), {
    advertiser_id: adAccountId,
    id,
  })) as { days: Part[]; places: Part[] }
  const sums = (parts: readonly Part[]) =>
    SUMMED.map((name) => parts.reduce((sum, part) => sum + part[name], 0))
  expect(places.map(({ placement, ...part }) => [placement, ...SUMMED.map((name) => part[name])])).toEqual([
    ['home', 2, 1, 200_000],
    ['search', 1, 2, 400_000],
    [null, 1, 1, 200_000],
  ])
  expect(sums(places)).toEqual(sums(days))
  const { items, total } = (await call(named('promotionDays.list'), {
    advertiser_id: adAccountId,
    promotion_id: id,
  })) as { items: Part[]; total: number }
  expect([total, sums(items)]).toEqual([4, sums(days)])
  expect(items.map(({ date, placement }) => [date, placement])).toEqual([
    ['2027-05-11', 'search'],
    ['2027-05-10', 'search'],
    ['2027-05-10', 'home'],
    ['2027-05-10', null],
  ])
  const faults = Object.values(await bookFaults(deps.read, [adAccountId, id]))
  expect(faults.every((count) => count === 0)).toBe(true)
})

import { expect, it } from 'vitest'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { aBusiness, anAdAccount } from '../domains/business/testing/a-business.ts'
import { fillAds } from './fill-ads.ts'

it('the demo has promotions in several states, with results and what they cost', async () => {
  const deps = await testDeps()
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const board = await aBoard(deps, business.owner)
  for (let count = 0; count < 3; count += 1) await aPin(deps, business.owner, board)
  const place = { businessId: business.id, ownerId: business.owner.userId, accountIds: [adAccountId] }
  await deps.transact((tx) => fillAds(tx, deps, place))
  const promotions = await deps.read
    .selectFrom('promotions as p')
    .innerJoin('promotionDays as d', 'd.promotionId', 'p.id')
    .where('p.adAccountId', '=', adAccountId)
    .select(['p.status', 'd.impressions', 'd.outboundClicks', 'd.spendMicros'])
    .orderBy('p.id')
    .execute()
  expect(promotions).toEqual([
    { status: 'ACTIVE', impressions: 60, outboundClicks: 9, spendMicros: '1800000' },
    { status: 'PAUSED', impressions: 25, outboundClicks: 4, spendMicros: '800000' },
    { status: 'COMPLETED', impressions: 40, outboundClicks: 6, spendMicros: '1200000' },
  ])
})

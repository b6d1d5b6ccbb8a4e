import { expect, it } from 'vitest'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { aBusiness, anAdAccount } from '../domains/business/testing/a-business.ts'
import { createTag } from '../domains/tags/tag-service.ts'
import { fillAds } from './fill-ads.ts'

it.each(['00:10', '22:50', '23:50'])(
  'the demo filled at %s has promotions in several states, with results and what they cost',
  async (time) => {
    const deps = await testDeps()
    // A month after clocks changed.
    deps.setNow(new Date(`2026-11-25T${time}:00Z`))
    const business = await aBusiness(deps)
    const adAccountId = await anAdAccount(deps, business.id)
    const board = await aBoard(deps, business.owner)
    for (let count = 0; count < 3; count += 1) await aPin(deps, business.owner, board)
    const tag = {
      name: 'Shop',
      ad_account_id: adAccountId,
      automatic_enhanced_match: false,
      leader_tag_id: null,
    }
    const { id: tagId } = await createTag(business.owner, business.id, tag, deps)
    const ownerId = business.owner.userId
    const place = { businessId: business.id, ownerId, accountIds: [adAccountId], tagIds: [tagId] }
    await deps.transact((tx) => fillAds(tx, deps, place))
    const promotions = await deps.read
      .selectFrom('promotions as p')
      .innerJoin('promotionDays as d', 'd.promotionId', 'p.id')
      .where('p.adAccountId', '=', adAccountId)
      .groupBy('p.id')
      .select(['p.name', 'p.status', ({ fn }) => fn.countAll<string>().as('days')])
      .select(({ fn }) => [
        fn.min('d.outboundClicks').as('clicks'),
        fn.min('d.impressions').as('impressions'),
      ])
      .select(({ fn }) => fn.sum<string>('d.conversions').as('conversions'))
      .orderBy('p.id')
      .execute()
    expect(promotions.map(({ name, status, days }) => [name, status, Number(days)])).toEqual([
      ['Stoneware mugs', 'ACTIVE', 45],
      ['Glazing workshop', 'PAUSED', 26],
      ['Autumn glazes', 'COMPLETED', 42],
    ])
    for (const { clicks, impressions, conversions } of promotions)
      expect([clicks > 0, impressions > 20, Number(conversions) > 10]).toEqual([true, true, true])
  },
)

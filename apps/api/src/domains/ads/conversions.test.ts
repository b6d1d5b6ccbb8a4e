import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { promotionToken, viewerKeyOf } from '../../delivery/promotion-token.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { visitAdvertiser } from './ad-visit-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** A promotion with a tag, and a member who clicked it so many days ago. */
async function aClick(daysAgo = 0) {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const tagId = deps.newId()
  await deps.read
    .insertInto('tags')
    .values({
      id: tagId,
      businessId: business.id,
      adAccountId,
      name: 'Shop',
      hasAutomaticEnhancedMatch: true,
      createdAt: deps.now(),
    })
    .execute()
  const { id } = await aPromotion(deps, { business, adAccountId, tagId })
  const viewer = await aMember(deps)
  const { secret } = deps.site
  const at = new Date(deps.now().getTime() - daysAgo * DAY_MS)
  deps.setNow(at)
  const token = promotionToken(
    secret,
    { promotionId: id, pinId: '1', placement: 'topic' },
    viewerKeyOf(secret, viewer.userId),
    at,
  )
  const address = new URL((await visitAdvertiser(viewer, token, deps)) ?? '')
  deps.setNow(null)
  return {
    business,
    adAccountId,
    id,
    tagId,
    viewer,
    click_id: address.searchParams.get('tessera_click') ?? '',
  }
}

const tell = (tag_id: string, event: object) =>
  callAs(deps, visitor)(named('tagEvents.receive'), { tag_id, event_name: 'checkout', ...event })

const conversionsOf = async (promotionId: string) =>
  (
    await deps.read
      .selectFrom('promotionDays')
      .select('conversions')
      .where('promotionId', '=', promotionId)
      .execute()
  ).reduce((sum, { conversions }) => sum + conversions, 0)

it('B-4.65 what the tag tells after a click is a conversion of the promotion, once', async () => {
  const { id, tagId, click_id, business, adAccountId } = await aClick()
  await tell(tagId, { click_id, event_name: 'page_visit' })
  expect(await conversionsOf(id)).toBe(0)
  await tell(tagId, { click_id, event_id: 'order-1' })
  await tell(tagId, { click_id, event_id: 'order-1' })
  expect(await conversionsOf(id)).toBe(1)
  const place = { advertiser_id: adAccountId, id }
  const call = callAs(deps, business.owner)
  const { days, places } = (await call(named('promotions.results'), place)) as {
    days: { conversions: number }[]
    places: { placement: string; conversions: number }[]
  }
  const { conversions } = (await call(named('promotions.get'), place)) as { conversions: number }
  expect([days.map((day) => day.conversions), conversions]).toEqual([[1], 1])
  expect(places).toMatchObject([{ placement: 'topic', conversions: 1 }])
})

it('B-4.65 counts for thirty days after the click, and for the tag of the promotion alone', async () => {
  const [late, soon, other] = [await aClick(31), await aClick(29), await aClick()]
  await tell(late.tagId, { click_id: late.click_id })
  await tell(soon.tagId, { click_id: soon.click_id })
  await tell(other.tagId, { click_id: soon.click_id })
  await tell(other.tagId, { click_id: 'nonsense' })
  expect([await conversionsOf(late.id), await conversionsOf(soon.id), await conversionsOf(other.id)]).toEqual(
    [0, 1, 0],
  )
})

it('counts for a click that it names also on a browser whose clock is slow', async () => {
  const { id, tagId, click_id } = await aClick()
  await tell(tagId, { click_id, ts: Date.now() - 3 * 60_000 })
  expect(await conversionsOf(id)).toBe(1)
})

it('a page and its server send the same event: who was there is known from either, and it counts once', async () => {
  const { id, tagId, click_id, viewer } = await aClick()
  const em = createHash('sha256').update(`${viewer.username}@tessera.test`).digest('hex')
  await tell(tagId, { event_id: 'order-1' })
  expect(await conversionsOf(id)).toBe(0)
  expect(await tell(tagId, { event_id: 'order-1', em })).toMatchObject({ is_new: false })
  await tell(tagId, { event_id: 'order-1', click_id })
  expect(await conversionsOf(id)).toBe(1)
  await tell(tagId, { event_id: 'order-2', opt_out: true })
  await tell(tagId, { event_id: 'order-2', em, click_id })
  expect(await conversionsOf(id)).toBe(1)
  await tell(tagId, { event_id: 'order-1', opt_out: true })
  const kept = await deps.read
    .selectFrom('tagEvents')
    .select(['userId', 'clickId'])
    .where('tagId', '=', tagId)
    .execute()
  expect(kept).toEqual([1, 2].map(() => ({ userId: null, clickId: null })))
})

it('a member whom the tag knows converts without the click, unless they do not want to be known', async () => {
  const { id, tagId, viewer } = await aClick()
  const em = createHash('sha256').update(`${viewer.username}@tessera.test`).digest('hex')
  await tell(tagId, { em, opt_out: true })
  expect(await conversionsOf(id)).toBe(0)
  await tell(tagId, { em })
  expect(await conversionsOf(id)).toBe(1)
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AudienceView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { PromotionView, TargetingOptionsView } from '@tessera/api-types/ads/views'
import type { AudienceShareView } from '@tessera/api-types/audiences/contracts'
import type { Member } from '@tessera/shared-auth'
import { aFeedWithAShop, adFor, inGermany, named } from '../../testing/test-ads-feed.ts'
import { A_CARD, AN_ADDRESS } from '../../testing/test-billing.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount, type TestBusiness } from '../business/testing/a-business.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
beforeAll(async () => {
  deps = await testDeps()
  world = await aFeedWithAShop(deps)
}, 60_000)
beforeEach(async () => {
  await endPromotions(deps)
  await deps.read.deleteFrom('audiences').execute()
})

const call = <Result>(viewer: Member, name: string, input: object) =>
  callAs(deps, viewer)(named(name), input) as Promise<Result>

async function allowPersonalization({ userId }: Member): Promise<void> {
  const allowed = {
    allowPersonalizationCookies: true,
    allowAnalyticCookies: true,
    allowMarketingCookies: true,
  }
  await deps.read
    .insertInto('consentChoices')
    .values({ ...allowed, id: deps.newId(), userId, textVersion: 1, country: 'DE', chosenAt: deps.now() })
    .execute()
}

/** An audience with one member who is here, and so many that it may be used. */
async function anAudience(
  business: TestBusiness,
  adAccountId: string,
  { size = 1000, name = 'Buyers' } = {},
) {
  const member = inGermany(await aMember(deps))
  await allowPersonalization(member)
  const id = deps.newId()
  const [common, createdAt] = [{ businessId: business.id, adAccountId, days: 30 }, deps.now()]
  await deps.read
    .insertInto('audiences')
    .values({ ...common, id, name, type: 'CUSTOMER_LIST', memberCount: size, isProcessing: false, createdAt })
    .execute()
  await deps.read.insertInto('audienceMembers').values({ audienceId: id, userId: member.userId }).execute()
  return { id, member }
}

async function shareWith(owner: TestBusiness, audienceId: string, receiver: TestBusiness) {
  const createdAt = deps.now()
  await deps.read
    .insertInto('partnerships')
    .values([
      { businessId: owner.id, partnerId: receiver.id, createdAt },
      { businessId: receiver.id, partnerId: owner.id, createdAt },
    ])
    .execute()
  return call<AudienceShareView>(owner.owner, 'audienceShares.create', {
    business_id: owner.id,
    audience_id: audienceId,
    target_type: 'BUSINESS',
    target_id: receiver.id,
  })
}

it('B-2.44 an ad for a received audience reaches its members, says so, and ends when the share is revoked', async () => {
  const supplier = await aBusiness(deps, 'Supplier')
  const { id, member } = await anAudience(supplier, await anAdAccount(deps, supplier.id))
  const share = await shareWith(supplier, id, world.shop)
  await aPromotion(deps, { business: world.shop, pinId: world.pinId, audienceIds: [id] })
  expect((await adFor(deps, member))?.attribution).toMatchObject({ matched_audience: true })
  expect(await adFor(deps, inGermany(await aMember(deps)))).toBeUndefined()
  await call(supplier.owner, 'audienceShares.delete', { business_id: supplier.id, id: share.id })
  expect(await adFor(deps, member)).toBeUndefined()
})

it('an audience reaches nobody who wants no partners’ data used, and none while it is too small', async () => {
  const adAccountId = await anAdAccount(deps, world.shop.id)
  const { id, member } = await anAudience(world.shop, adAccountId)
  await aPromotion(deps, { business: world.shop, adAccountId, pinId: world.pinId, audienceIds: [id] })
  expect(await adFor(deps, member)).toBeDefined()
  const settings = (isAllowed: boolean) =>
    deps.read
      .updateTable('users')
      .set({ thirdPartyMarketingTrackingEnabled: isAllowed })
      .where('id', '=', member.userId)
      .execute()
  await settings(false)
  expect(await adFor(deps, member)).toBeUndefined()
  await settings(true)
  await deps.read.updateTable('audiences').set({ memberCount: 999 }).where('id', '=', id).execute()
  expect(await adFor(deps, member)).toBeUndefined()
})

it('a promotion is launched for audiences that its ad account may use and that are large enough', async () => {
  const { shop, pinId } = world
  const advertiser_id = await anAdAccount(deps, shop.id)
  await deps.read.updateTable('users').set({ country: 'DE' }).where('id', '=', shop.owner.userId).execute()
  const own = await anAudience(shop, advertiser_id)
  const small = await anAudience(shop, advertiser_id, { size: 12, name: 'Few' })
  const foreign = await anAudience(shop, await anAdAccount(deps, shop.id, 'Other'))
  const ask = <Result>(name: string, input: object = {}) =>
    call<Result>(shop.owner, name, { advertiser_id, ...input })
  await ask('businessAddresses.update', AN_ADDRESS)
  await ask('billingProfiles.update', A_CARD)
  const launch = (audiences: string[]) =>
    ask<PromotionView>('promotions.create', {
      pin_id: pinId,
      name: 'Lamps',
      objective: 'CONSIDERATION',
      daily_budget: 3,
      duration: 10,
      destination_url: 'https://kiln.test/lamps',
      targeting: { auto: false, audiences },
    })

  const { audiences } = await ask<TargetingOptionsView>('advertisers.targetingOptions')
  expect(audiences).toEqual([
    { id: own.id, name: 'Buyers', size: 1000, status: 'READY' },
    { id: small.id, name: 'Few', size: null, status: 'TOO_SMALL' },
  ])
  for (const { id } of [small, foreign]) {
    await expect(launch([id])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const width = ask('advertisers.audience', { auto: false, audiences: [id] })
    await expect(width).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  const of = { auto: false, audiences: [own.id] }
  const everyone = await ask<AudienceView>('advertisers.audience', { auto: false })
  const chosen = await ask<AudienceView>('advertisers.audience', of)
  expect([everyone.audience_width, chosen.audience_width === 'WIDE']).toEqual(['WIDE', false])
  const promotion = await launch([own.id])
  expect(promotion.targeting).toMatchObject({
    audiences: [{ id: own.id, name: 'Buyers' }],
    audience_width: chosen.audience_width,
  })
  await call(shop.owner, 'audiences.delete', { business_id: shop.id, id: own.id })
  const later = await ask<PromotionView>('promotions.get', { id: promotion.id })
  expect(later.targeting.audiences).toEqual([{ id: own.id, name: null }])
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import { makeCaches } from '../../kernel/caches.ts'
import { adsOn, aFeedWithAShop, homeOfMember, inGermany, named } from '../../testing/test-ads-feed.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { settlePromotions } from './settle-service.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
beforeAll(async () => {
  deps = await testDeps()
  world = await aFeedWithAShop(deps)
}, 60_000)
beforeEach(async () => {
  await endPromotions(deps)
  deps.caches = makeCaches()
})

const anAd = (given: { interestIds?: string[] } = {}) =>
  aPromotion(deps, { business: world.shop, pinId: world.pinId, ...given })
const aViewer = async () => inGermany(await aMember(deps))
const adFor = async (viewer: Member) => {
  deps.caches = makeCaches()
  return adsOn(await homeOfMember(deps, viewer))[0]
}
const call = (viewer: Member, name: string, input: Record<string, unknown>) =>
  callAs(deps, viewer)(named(name), input)

it('B-4.66 a hidden ad is never shown to its viewer again, and undoing it brings it back', async () => {
  const { id } = await anAd()
  const [viewer, other] = [await aViewer(), await aViewer()]
  const token = (await adFor(viewer))?.token ?? ''
  await call(viewer, 'promotedPins.hide', { token })
  expect(await adFor(viewer)).toBeUndefined()
  expect((await adFor(other))?.id).toBe(id)
  await call(viewer, 'promotedPins.unhide', { token })
  expect((await adFor(viewer))?.id).toBe(id)
})

it('a pin that its viewer hid does not come back as an ad', async () => {
  await anAd()
  const viewer = await aViewer()
  expect(await adFor(viewer)).toBeDefined()
  await call(viewer, 'pins.hide', { pin_id: world.pinId })
  expect(await adFor(viewer)).toBeUndefined()
})

it('hiding needs the proof that it was served to oneself', async () => {
  await anAd()
  const token = (await adFor(await aViewer()))?.token ?? ''
  const refused = { code: 'PROMOTION_NOT_FOUND' }
  await expect(call(await aViewer(), 'promotedPins.hide', { token })).rejects.toMatchObject(refused)
  await expect(call(await aViewer(), 'promotedPins.hide', { token: 'x' })).rejects.toMatchObject(refused)
})

const report = (viewer: Member, promotion: string) =>
  call(viewer, 'reports.create', {
    type: 'pin',
    id: world.pinId,
    reason: 'spam',
    is_promoted: true,
    promotion,
  })

const statusOf = async (id: string) => {
  await settlePromotions(deps)
  const found = await deps.read.selectFrom('promotions').select('status').where('id', '=', id).execute()
  return found[0]?.status
}

it('B-4.66 reports of three viewers hold an ad for staff, who let it go on', async () => {
  const { id, adAccountId } = await anAd()
  await deps.read
    .insertInto('billingProfiles')
    .values({
      id: deps.newId(),
      adAccountId,
      cardholderName: 'Olga Owner',
      cardBrand: 'visa',
      cardLast4: '4242',
      cardExpiryMonth: 12,
      cardExpiryYear: 2099,
      paymentToken: 'local',
      billingAddress: '{}',
      updatedAt: deps.now(),
    })
    .execute()
  const viewers = [await aViewer(), await aViewer(), await aViewer()]
  const tokens: string[] = []
  for (const viewer of viewers) tokens.push((await adFor(viewer))?.token ?? '')
  const [first, second, third] = viewers as [Member, Member, Member]
  await report(first, tokens[0] ?? '')
  await report(first, tokens[0] ?? '')
  await report(second, tokens[1] ?? '')
  await report(await aViewer(), tokens[2] ?? '')
  expect(await statusOf(id)).toBe('ACTIVE')
  await report(third, tokens[2] ?? '')
  expect(await adFor(await aViewer())).toBeUndefined()
  expect(await statusOf(id)).toBe('PENDING_REVIEW')
  const { id: caseId } = await deps.read
    .selectFrom('reportCases')
    .select('id')
    .where('targetId', '=', world.pinId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const staff = { ...(await aMember(deps)), isEmployee: true }
  await call(staff, 'reportCases.decide', { id: caseId, decision: 'dismissed' })
  expect(await statusOf(id)).toBe('ACTIVE')
})

it('C-3.42 an ad tells where it stands, for which country it is and which topics brought it', async () => {
  const topic = deps.newId()
  await deps.read
    .insertInto('interests')
    .values({ id: topic, slug: `glazes-${topic}`, name: 'Glazes' })
    .execute()
  await anAd({ interestIds: [topic] })
  const viewer = await aViewer()
  await deps.read
    .insertInto('consentChoices')
    .values({
      id: deps.newId(),
      userId: viewer.userId,
      allowPersonalizationCookies: true,
      allowAnalyticCookies: true,
      allowMarketingCookies: true,
      textVersion: 1,
      country: 'DE',
      chosenAt: deps.now(),
    })
    .execute()
  await deps.read
    .insertInto('interestFollows')
    .values({ userId: viewer.userId, interestId: topic, createdAt: deps.now() })
    .execute()
  const ad = await adFor(viewer)
  expect(ad?.delivery).toEqual({ placement: 'home', country: 'DE', interests: ['Glazes'], page_topics: [] })
  expect(ad?.attribution.matched_interest).toBe(true)
  deps.caches = makeCaches()
  const related = (await call(viewer, 'feeds.related', {
    pin_id: (await homeOfMember(deps, viewer)).find(({ promotion }) => !promotion)?.id,
  })) as { items: PinCard[] }
  expect(adsOn(related.items)[0]?.delivery.placement).toBe('related')
})

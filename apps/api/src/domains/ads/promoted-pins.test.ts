import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import { makeCaches } from '../../kernel/caches.ts'
import { aFeedWithAShop, adFor, adsOn, inGermany, named } from '../../testing/test-ads-feed.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { aBoard, aPin, lettersOnly } from '../../testing/test-content.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { settlePromotions } from './settle-service.ts'
import { onPromotionsUsed } from './tracked-promotion-service.ts'

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

const anAd = (given: { interestIds?: string[]; pinId?: string } = {}) =>
  aPromotion(deps, { business: world.shop, pinId: world.pinId, ...given })
const aViewer = async () => inGermany(await aMember(deps))
const call = (viewer: Member, name: string, input: Record<string, unknown>) =>
  callAs(deps, viewer)(named(name), input)

it('B-4.66 a hidden ad is never shown to its viewer again, and undoing it brings it back', async () => {
  const { id } = await anAd()
  const [viewer, other] = [await aViewer(), await aViewer()]
  const token = (await adFor(deps, viewer))?.token ?? ''
  await call(viewer, 'promotedPins.hide', { token })
  expect(await adFor(deps, viewer)).toBeUndefined()
  expect((await adFor(deps, other))?.id).toBe(id)
  await call(viewer, 'promotedPins.unhide', { token })
  expect((await adFor(deps, viewer))?.id).toBe(id)
})

it('C-3.01 a pin that an ad shows is promoted, and what is saved from it comes from an ad', async () => {
  const viewer = await aViewer()
  const board = await aBoard(deps, viewer)
  // A pin of its own: a save makes it popular, and what stands on a page by itself is no ad there.
  const { id: pinId } = await aPin(deps, world.shop.owner, await aBoard(deps, world.shop.owner))
  const marks = async (id: string) => {
    const pin = (await call(viewer, 'pins.get', { id })) as PinView
    return [pin.is_promoted, pin.is_downstream_promotion]
  }
  expect(await marks(pinId)).toEqual([false, false])
  await anAd({ pinId })
  const copy = (await call(viewer, 'pins.save', { pin_id: pinId, board_id: board.id })) as PinCard
  expect([await marks(pinId), await marks(copy.id)]).toEqual([
    [true, false],
    [false, true],
  ])
  await endPromotions(deps)
  expect([await marks(pinId), await marks(copy.id)]).toEqual([
    [false, false],
    [false, true],
  ])
})

it('B-4.63 what a viewer does with an ad counts once for each time it was served', async () => {
  const { id } = await anAd()
  const viewer = await aViewer()
  const token = (await adFor(deps, viewer))?.token ?? ''
  const uses = (['SAVE', 'PIN_CLICK', 'SAVE', 'PIN_CLICK'] as const).map((kind) => ({ kind, token }))
  for (let sent = 0; sent < 2; sent += 1)
    await deps.transact((tx) => onPromotionsUsed(tx, deps, { userId: viewer.userId, uses }))
  const booked = await deps.read
    .selectFrom('promotionEvents')
    .select('kind')
    .where('promotionId', '=', id)
    .orderBy('kind')
    .execute()
  expect(booked.map(({ kind }) => kind)).toEqual(['PIN_CLICK', 'SAVE'])
})

it('a pin that its viewer hid does not come back as an ad', async () => {
  await anAd()
  const viewer = await aViewer()
  expect(await adFor(deps, viewer)).toBeDefined()
  await call(viewer, 'pins.hide', { pin_id: world.pinId })
  expect(await adFor(deps, viewer)).toBeUndefined()
})

it('hiding needs the proof that it was served to oneself', async () => {
  await anAd()
  const token = (await adFor(deps, await aViewer()))?.token ?? ''
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
  for (const viewer of viewers) tokens.push((await adFor(deps, viewer))?.token ?? '')
  const [first, second, third] = viewers as [Member, Member, Member]
  await report(first, tokens[0] ?? '')
  await report(first, tokens[0] ?? '')
  await report(second, tokens[1] ?? '')
  await report(await aViewer(), tokens[2] ?? '')
  expect(await statusOf(id)).toBe('ACTIVE')
  await report(third, tokens[2] ?? '')
  expect(await adFor(deps, await aViewer())).toBeUndefined()
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
  const ad = await adFor(deps, viewer)
  expect(ad?.delivery).toEqual({ placement: 'home', country: 'DE', interests: ['Glazes'], page_topics: [] })
  expect(ad?.attribution.matched_interest).toBe(true)
  const related = (await call(viewer, 'feeds.related', { pin_id: await aPinWithNeighbours() })) as {
    items: PinCard[]
  }
  expect(adsOn(related.items).map(({ delivery }) => delivery.placement)).toEqual(['related'])
})

/** A pin that two people keep on one board with six others; nothing else in the world has their words or looks. */
async function aPinWithNeighbours(): Promise<string> {
  const maker = await aMember(deps)
  const board = await aBoard(deps, maker)
  const own = { title: lettersOnly(randomBytes(16).toString('hex')), descriptor: randomBytes(128) }
  const pins = await Promise.all(Array.from({ length: 7 }, () => aPin(deps, maker, board, own)))
  for (const keeper of [await aMember(deps), await aMember(deps)]) {
    const kept = await aBoard(deps, keeper)
    for (const pin of pins) await aPin(deps, keeper, kept, { copyOf: pin })
  }
  return pins[0]?.id ?? ''
}

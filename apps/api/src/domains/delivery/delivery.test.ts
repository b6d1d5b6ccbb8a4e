import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Member } from '@tessera/shared-auth'
import { EVENT_TYPES } from '@tessera/shared-tracking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PinCard } from '@tessera/api-types/pins/views'
import { makeCaches } from '../../kernel/caches.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, spendOf } from '../../testing/test-promotions.ts'
import { adsOn, aFeedWithAShop, homeOfMember, inGermany, named } from '../../testing/test-ads-feed.ts'
import type { TestBusiness } from '../business/testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

let shop: TestBusiness
let shopPinId: string

const aRunningAd = async (given: Parameters<typeof aPromotion>[1] = {}) => ({
  ...(await aPromotion(deps, { business: shop, pinId: shopPinId, dailyBudget: 5, ...given })),
  pinId: shopPinId,
})

const homeOf = (viewer: Member) => homeOfMember(deps, viewer)

async function sees(viewer: Member, promotionId: string): Promise<boolean> {
  return adsOn(await homeOf(viewer)).some(({ id }) => id === promotionId)
}

const report = (viewer: Member, token: string, event_type: number, more: object = {}) =>
  callAs(deps, viewer)(named('tracking.upload'), {
    report_time: deps.now().getTime(),
    events: [
      {
        event_type,
        time: deps.now().getTime(),
        clientUUID: randomUUID(),
        appState: 'active',
        aux_data: { promotion: token },
        ...more,
      },
    ],
  })

const seen = { event_data: { startedAt: 0, endedAt: 1_000 } }

beforeEach(async () => {
  await deps.read.updateTable('promotions').set({ status: 'PAUSED' }).where('status', '=', 'ACTIVE').execute()
  deps.caches = makeCaches()
})

/** Another first letter of its proof: the last one holds bits that nobody reads. */
const forged = (token: string): string =>
  token.replace(
    /\.(\w|-)([^.]*)$/,
    (_all, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
  )

describe('promoted pins', () => {
  beforeAll(async () => {
    const world = await aFeedWithAShop(deps)
    shop = world.shop
    shopPinId = world.pinId
  }, 60_000)

  it('B-4.60 C-1.07 stand at the fifth place of a page, labelled with who pays, and move no bookmark', async () => {
    const viewer = inGermany(await aMember(deps))
    const without = await callAs(deps, viewer)(named('feeds.home'), { page_size: 15 })
    const { id, pinId, adAccountId } = await aRunningAd()
    deps.caches = makeCaches()
    const page = (await callAs(deps, viewer)(named('feeds.home'), { page_size: 15 })) as {
      items: PinCard[]
      bookmark: string
    }
    expect(page.items[4]).toMatchObject({
      id: pinId,
      is_promoted: true,
      link: 'https://shop.test/lamps',
      promotion: { id, advertiser_id: adAccountId, promoter_name: 'Kiln & Co' },
    })
    expect(adsOn(page.items)).toHaveLength(1)
    expect(page.items.filter((item) => item.id === pinId)).toHaveLength(1)
    expect(page.items).toHaveLength((without as { items: unknown[] }).items.length + 1)
    expect(page.bookmark !== null).toBe((without as { bookmark: string | null }).bookmark !== null)
  })

  it('are kept from who hides pins made with AI, where theirs is one', async () => {
    const { id } = await aRunningAd()
    const viewer = inGermany(await aMember(deps))
    await callAs(deps, viewer)(named('settings.updatePrivacy'), { hides_ai_pins: true })
    expect(await sees(viewer, id)).toBe(true)
    const picture = await deps.read
      .selectFrom('pins')
      .select('aggregatedPinId')
      .where('id', '=', shopPinId)
      .executeTakeFirstOrThrow()
    const say = (isAiByCreator: boolean) =>
      deps.read
        .updateTable('aggregatedPins')
        .set({ isAiByCreator })
        .where('id', '=', picture.aggregatedPinId)
        .execute()
    await say(true)
    expect(await sees(viewer, id)).toBe(false)
    expect(await sees(inGermany(await aMember(deps)), id)).toBe(true)
    await say(false)
  })

  it('B-4.61 are kept from who is too young, works there, lives elsewhere, hid it or blocked its owner', async () => {
    const { id, business } = await aRunningAd()
    const grownUp = inGermany(await aMember(deps))
    expect(await sees(grownUp, id)).toBe(true)
    expect(await sees({ ...grownUp, country: 'US' }, id)).toBe(false)
    expect(await sees({ ...grownUp, isBot: true }, id)).toBe(false)
    expect(await sees(inGermany(business.owner), id)).toBe(false)
    const at = deps.now()
    const young = inGermany(await aMember(deps))
    await deps.read
      .updateTable('users')
      .set({ birthday: new Date(at.getTime() - 17.9 * 365.25 * 86_400_000) })
      .where('id', '=', young.userId)
      .execute()
    expect(await sees(young, id)).toBe(false)
    const blocker = inGermany(await aMember(deps))
    await deps.read
      .insertInto('userBlocks')
      .values({ blockerId: blocker.userId, blockedId: business.owner.userId, createdAt: at })
      .execute()
    expect(await sees(blocker, id)).toBe(false)
    await deps.read
      .insertInto('hiddenPromotions')
      .values({ promotionId: id, userId: grownUp.userId, hiddenAt: at })
      .execute()
    expect(await sees(grownUp, id)).toBe(false)
  })

  it('B-4.61 are shown to nobody more than three times a day', async () => {
    const { id } = await aRunningAd()
    const viewer = inGermany(await aMember(deps))
    for (let sight = 0; sight < 3; sight += 1) {
      const [ad] = adsOn(await homeOf(viewer))
      expect(ad?.id).toBe(id)
      await report(viewer, ad?.token ?? '', EVENT_TYPES.IMPRESSION, seen)
    }
    expect(await sees(viewer, id)).toBe(false)
    deps.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect(await sees(viewer, id)).toBe(true)
    deps.setNow(null)
  })

  it('B-4.61 views in excess of three keep nobody from them once the three are a day old', async () => {
    const { id } = await aRunningAd()
    const viewer = inGermany(await aMember(deps))
    const tokens: string[] = []
    while (tokens.length < 6) tokens.push(adsOn(await homeOf(viewer))[0]?.token ?? '')
    const from = Date.now()
    for (const [nth, token] of tokens.entries()) {
      deps.setNow(new Date(from + (nth < 3 ? 0 : 600_000)))
      await report(viewer, token, EVENT_TYPES.IMPRESSION, seen)
    }
    expect(await sees(viewer, id)).toBe(false)
    deps.setNow(new Date(from + 24 * 3_600_000 + 300_000))
    expect(await sees(viewer, id)).toBe(true)
    deps.setNow(null)
  })

  it('B-4.63 B-4.65 B-4.67 are charged for what members to whom they were served do with them', async () => {
    const { id, adAccountId } = await aRunningAd()
    const viewer = inGermany(await aMember(deps))
    const token = adsOn(await homeOf(viewer))[0]?.token ?? ''
    await report(viewer, token, EVENT_TYPES.IMPRESSION, { event_data: { startedAt: 0, endedAt: 999 } })
    await report(viewer, token, EVENT_TYPES.IMPRESSION, seen)
    await report(viewer, token, EVENT_TYPES.OUTBOUND_CLICK)
    await report(await aMember(deps), token, EVENT_TYPES.OUTBOUND_CLICK)
    await report(viewer, forged(token), EVENT_TYPES.OUTBOUND_CLICK)
    expect(await spendOf(deps, id)).toBe(200_000)
    const [day] = await deps.read
      .selectFrom('promotionDays')
      .selectAll()
      .where('promotionId', '=', id)
      .execute()
    expect(day).toMatchObject({ impressions: 1, outboundClicks: 1, pinClicks: 0 })
    const invoices = await deps.read
      .selectFrom('invoices')
      .select(['status', 'subtotalMicros'])
      .where('adAccountId', '=', adAccountId)
      .execute()
    expect(invoices).toEqual([{ status: 'PROGRESS', subtotalMicros: '200000' }])
  })

  it('B-4.63 are charged for one view each time they were served, however often a browser tells of it', async () => {
    const { id } = await aRunningAd({ objective: 'WEB_CONVERSION' })
    const viewer = inGermany(await aMember(deps))
    const token = adsOn(await homeOf(viewer))[0]?.token ?? ''
    for (let sight = 0; sight < 5; sight += 1) await report(viewer, token, EVENT_TYPES.IMPRESSION, seen)
    expect(await spendOf(deps, id)).toBe(4_000)
    const again = adsOn(await homeOf(viewer))[0]?.token ?? ''
    await report(viewer, again, EVENT_TYPES.IMPRESSION, seen)
    expect(await spendOf(deps, id)).toBe(8_000)
  })

  it('wait while they are ahead of the day, so that a budget lasts until its end', async () => {
    deps.setNow(new Date('2025-01-15T01:00:00Z'))
    const { id } = await aRunningAd({ dailyBudget: 1 })
    const viewer = inGermany(await aMember(deps))
    const [ad] = adsOn(await homeOf(viewer))
    await report(viewer, ad?.token ?? '', EVENT_TYPES.OUTBOUND_CLICK)
    const seenAt = async (time: string) => {
      deps.setNow(new Date(time))
      deps.caches = makeCaches()
      return sees(viewer, id)
    }
    expect(await seenAt('2025-01-15T02:30:00Z')).toBe(false)
    expect(await seenAt('2025-01-15T02:40:00Z')).toBe(true)
    deps.setNow(null)
  })

  it('are spread over the day as the pages of their country are', async () => {
    deps.setNow(new Date('2025-01-15T01:00:00Z'))
    await sql`DELETE FROM ad_page_hours`.execute(deps.read)
    const viewer = inGermany(await aMember(deps))
    for (const time of ['01:00:00', '01:00:30', '01:01:00', '02:59:00']) {
      deps.setNow(new Date(`2025-01-15T${time}Z`))
      await homeOf(viewer)
    }
    await deps.afterwards.close()
    const { rows } = await sql<{ hour: Date; pages: number }>`
      SELECT hour, pages FROM ad_page_hours WHERE country = 'DE' AND hour < '2025-01-16' ORDER BY hour`.execute(
      deps.read,
    )
    expect(rows).toEqual([
      { hour: new Date('2025-01-15T01:00:00Z'), pages: 3 },
      { hour: new Date('2025-01-15T02:00:00Z'), pages: 1 },
    ])
    await sql`UPDATE ad_page_hours SET pages = 100000`.execute(deps.read)
    deps.setNow(new Date('2025-01-15T02:05:00Z'))
    deps.caches = makeCaches()
    const { id } = await aRunningAd({ dailyBudget: 1 })
    const [ad] = adsOn(await homeOf(viewer))
    await report(viewer, ad?.token ?? '', EVENT_TYPES.OUTBOUND_CLICK)
    deps.setNow(new Date('2025-01-15T02:10:00Z'))
    deps.caches = makeCaches()
    expect(await sees(viewer, id)).toBe(true)
    await sql`DELETE FROM ad_page_hours`.execute(deps.read)
    deps.setNow(null)
  })

  it('B-4.64 pause once the budget of the day bears no further charge', async () => {
    const { id } = await aRunningAd({ dailyBudget: 0.3 })
    const viewer = inGermany(await aMember(deps))
    const [ad] = adsOn(await homeOf(viewer))
    await report(viewer, ad?.token ?? '', EVENT_TYPES.OUTBOUND_CLICK)
    deps.caches = makeCaches()
    expect(await sees(viewer, id)).toBe(false)
  })
})

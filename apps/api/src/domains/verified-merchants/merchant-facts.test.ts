import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { checkMerchants } from './review-service.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

describe('the checks', () => {
  it('B-4.31 B-4.39 come with their result, an explanation and the page to fix them, anew with each look', async () => {
    const merchant = await world.aMerchant()
    await merchant.setAbout('')
    const bio = async () => (await merchant.read()).checks.find(({ check }) => check === 'BIO')
    const { checks } = await merchant.read()
    expect(checks.map(({ check }) => check)).toHaveLength(7)
    expect(checks.filter(({ required }) => !required).map(({ check }) => check)).toEqual([
      'PROFILE_COVER_IMAGE',
    ])
    expect(await bio()).toEqual({
      check: 'BIO',
      result: 'FAIL',
      required: true,
      computed_at: expect.stringMatching(/^2\d{3}-.*Z$/),
      explanation: 'Tell people what you sell in the About section of your profile.',
      fix_url: '/settings/edit/',
    })
    await merchant.setAbout('We sell tea')
    expect(await bio()).toMatchObject({ result: 'PASS' })
  })

  it('B-4.39 are stored with the application and by the daily run', async () => {
    const merchant = await world.aMerchant()
    const stored = () =>
      deps.read
        .selectFrom('merchantChecks')
        .select(['name', 'result', 'computedAt'])
        .where('userId', '=', merchant.userId)
        .execute()
    await merchant.apply()
    const first = await stored()
    expect(first).toHaveLength(7)
    await merchant.review()
    await merchant.setAbout('')
    await checkMerchants(deps)
    const later = await stored()
    expect(later).toHaveLength(7)
    expect(later.find(({ name }) => name === 'BIO')).toMatchObject({ result: 'FAIL' })
    expect(Number(later[0]?.computedAt)).toBeGreaterThan(Number(first[0]?.computedAt))
  })

  it('B-4.37 a shop needs a product that is in stock, with price and link', async () => {
    const merchant = await world.aMerchant()
    const shop = async () => (await merchant.read()).checks.find(({ check }) => check === 'SHOP_TAB')?.result
    expect(await shop()).toBe('PASS')
    await deps.read.deleteFrom('pins').where('id', '=', merchant.pin.id).execute()
    expect(await shop()).toBe('FAIL')
    await world.aProduct(merchant.owner, { inStock: false })
    expect(await shop()).toBe('FAIL')
    const { catalogId, feedId } = { catalogId: deps.newId(), feedId: deps.newId() }
    const place = { country: 'DE', language: 'de', currency: 'EUR', createdAt: deps.now() }
    await deps.read
      .insertInto('catalogs')
      .values({ id: catalogId, businessId: merchant.businessId, name: 'Mugs', ...place })
      .execute()
    await deps.read
      .insertInto('catalogFeeds')
      .values({ id: feedId, catalogId, name: 'Mugs', format: 'CSV', schedule: 'NONE', ...place })
      .execute()
    expect(await shop()).toBe('FAIL')
    await deps.read
      .insertInto('catalogProducts')
      .values({
        catalogId,
        feedId,
        itemId: '1',
        title: 'Mug',
        description: 'A mug',
        link: 'https://kiln.test/mug',
        imageLink: 'https://kiln.test/mug.jpg',
        price: '20',
        currency: 'EUR',
        availability: 'IN_STOCK',
      })
      .execute()
    expect(await shop()).toBe('PASS')
  })

  it('B-4.38 count saves and clicks of products against hides and upheld reports of thirty days', async () => {
    const merchant = await world.aMerchant()
    const result = async () =>
      (await merchant.read()).checks.find(({ check }) => check === 'PINNER_FEEDBACK')?.result
    const reports = async (count: number, days: number) => {
      const caseId = deps.newId()
      const at = world.ago(days)
      await deps.read
        .insertInto('reportCases')
        .values({
          id: caseId,
          targetType: 'pin',
          targetId: deps.newId(),
          makerId: merchant.userId,
          state: 'upheld',
          words: '',
          openedAt: at,
          reportedAt: at,
          decidedAt: at,
          decidedBy: merchant.userId,
        })
        .execute()
      for (let nth = 0; nth < count; nth += 1) {
        const { userId: reporterId } = await aMember(deps)
        await deps.read
          .insertInto('reports')
          .values({ id: deps.newId(), caseId, reporterId, reason: 'spam', isProduct: true, createdAt: at })
          .execute()
      }
    }
    await reports(2, 40)
    expect(await result()).toBe('PASS')
    await reports(2, 2)
    expect(await result()).toBe('FAIL')
    await deps.read
      .insertInto('pinDayCounts')
      .values({
        pinId: merchant.pin.id,
        day: world.ago(1),
        surface: 'web',
        impressions: 9,
        closeups: 3,
        outboundClicks: 1,
        saves: 1,
      })
      .execute()
    expect(await result()).toBe('PASS')
    const hide = async (hiddenAt: Date) => {
      const { aggregatedPinId } = merchant.pin
      const { userId } = await aMember(deps)
      await deps.read.insertInto('hiddenPins').values({ userId, aggregatedPinId, hiddenAt }).execute()
    }
    await hide(world.ago(31))
    expect(await result()).toBe('PASS')
    await hide(world.ago(1))
    expect(await result()).toBe('FAIL')
  })
})

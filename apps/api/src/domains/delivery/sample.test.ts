import { beforeAll, expect, it } from 'vitest'
import { replayed } from '../../delivery/decision.ts'
import { makeCaches } from '../../kernel/caches.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { adsOn, aFeedWithAShop, homeOfMember, inGermany, named } from '../../testing/test-ads-feed.ts'
import { described } from './replay-command.ts'
import { forgetOldSamples } from './sample-service.ts'
import { newestSamples, sampleById } from './sample-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
beforeAll(async () => {
  deps = await testDeps()
  await deps.read.deleteFrom('deliverySamples').execute()
  world = await aFeedWithAShop(deps)
}, 60_000)

const aRunningAd = async (given: Parameters<typeof aPromotion>[1] = {}) => {
  await endPromotions(deps)
  deps.caches = makeCaches()
  return aPromotion(deps, { business: world.shop, pinId: world.pinId, ...given })
}

/** What the owner of an ad reads. */
const verdictsOf = async ({ id, adAccountId }: { id: string; adAccountId: string }) => {
  const ask = callAs(deps, world.shop.owner)
  const { verdicts } = (await ask(named('promotions.delivery'), { advertiser_id: adAccountId, id })) as {
    verdicts: { verdict: string; pages: number }[]
  }
  return Object.fromEntries(verdicts.map(({ verdict, pages }) => [verdict, pages]))
}

it('a decision is kept once the page is sent, is made again alike, and counts for the advertiser', async () => {
  const ad = await aRunningAd()
  const viewer = inGermany(await aMember(deps))
  const [shown] = adsOn(await homeOfMember(deps, viewer))
  expect(shown?.id).toBe(ad.id)
  expect(await verdictsOf(ad)).toEqual({})
  await deps.afterwards.close()
  expect(await verdictsOf(ad)).toEqual({ SHOWN: 1 })
  const [newest] = await newestSamples(deps.read, 1)
  const sample = newest && (await sampleById(deps.read, newest.id))
  expect(sample?.chosen).toEqual([ad.id])
  expect(sample && replayed(sample.input)).toMatchObject({
    chosen: [ad.id],
    candidates: [{ id: ad.id, verdict: 'SHOWN' }],
  })
  expect(JSON.stringify(sample?.input)).not.toContain(viewer.userId)
  if (!sample) throw new Error('Nothing was kept')
  expect(described(sample).isSame).toBe(true)
  const tampered = described({ ...sample, chosen: [] })
  expect(tampered.isSame).toBe(false)
  expect(tampered.lines.at(-1)).toBe(`Chosen then: none; today: ${ad.id}`)
})

it('a process keeps one decision in five seconds', async () => {
  const ad = await aRunningAd()
  const viewer = inGermany(await aMember(deps))
  const start = deps.now().getTime()
  for (const after of [0, 4_999, 5_000]) {
    deps.setNow(new Date(start + after))
    await homeOfMember(deps, viewer)
  }
  await deps.afterwards.close()
  deps.setNow(null)
  expect(await verdictsOf(ad)).toEqual({ SHOWN: 2 })
})

it('an ad that nobody may see for its budget says so, without a look at the viewer', async () => {
  const ad = await aRunningAd({ dailyBudget: 0.1 })
  await homeOfMember(deps, inGermany(await aMember(deps)))
  await deps.afterwards.close()
  expect(await verdictsOf(ad)).toEqual({ BUDGET_SPENT: 1 })
})

it('where an ad is not meant for a viewer, or not shown in their country, it is told apart', async () => {
  const ad = await aRunningAd()
  await deps.read
    .updateTable('promotions')
    .set({ ages: ['65+'], isAuto: false })
    .where('id', '=', ad.id)
    .execute()
  await homeOfMember(deps, { ...inGermany(await aMember(deps)), country: 'US' })
  await homeOfMember(deps, inGermany(await aMember(deps)))
  await deps.afterwards.close()
  expect(await verdictsOf(ad)).toEqual({ NOT_TARGETED: 1 })
})

it('decisions are forgotten after two weeks, verdicts after the seven days that are shown', async () => {
  const ad = await aRunningAd()
  const start = deps.now().getTime()
  await homeOfMember(deps, inGermany(await aMember(deps)))
  await deps.afterwards.close()
  deps.setNow(new Date(start + 6 * DAY_MS))
  await forgetOldSamples(deps)
  expect(await verdictsOf(ad)).toEqual({ SHOWN: 1 })
  deps.setNow(new Date(start + 15 * DAY_MS))
  await forgetOldSamples(deps)
  expect(await newestSamples(deps.read, 1)).toEqual([])
  deps.setNow(new Date(start))
  expect(await verdictsOf(ad)).toEqual({})
  deps.setNow(null)
})

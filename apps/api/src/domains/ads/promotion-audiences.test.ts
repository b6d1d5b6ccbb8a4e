import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { tasks } from '../../jobs/tasks.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'
import { resultGroups, totalOf } from './promotion-audience-rules.ts'
import type { AdAudience } from '../../delivery/eligibility.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { adFor, aFeedWithAShop, inGermany, named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aClick, aPromotion } from '../../testing/test-promotions.ts'
import { deleteDueAccounts } from '../account-life/deletion-service.ts'
import { aBusiness } from '../business/testing/a-business.ts'
import { servedAd, viewerKeyOf } from '../../delivery/promotion-token.ts'
import { bookFaults } from './books-store.ts'
import { chargeEvents } from './charge-service.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
beforeAll(async () => {
  deps = await testDeps()
  world = await aFeedWithAShop(deps)
}, 60_000)

interface Results {
  dimension: string
  group: string | null
  impressions: number
  outbound_clicks: number
  spend_micros: number
}

/** So many people, each with a view and a click. */
const people = (promotionId: string, count: number, audience?: AdAudience) =>
  Array.from({ length: count }, () => ({ ...aClick(promotionId), audience })).flatMap((click) => [
    { ...click, kind: 'IMPRESSION' as const, clientUuid: randomUUID() },
    click,
  ])
const charge = (events: Parameters<typeof chargeEvents>[1]) =>
  deps.transact((tx) => chargeEvents(tx, events, deps))
const read = async (given: Awaited<ReturnType<typeof aPromotion>>) => {
  const call = callAs(deps, given.business.owner)
  const place = { advertiser_id: given.adAccountId }
  const results = (await call(named('promotions.results'), { ...place, id: given.id })) as {
    days: Parameters<typeof totalOf>[0]
    groups: Results[]
  }
  const file = (await call(named('promotionGroups.list'), { ...place, promotion_id: given.id })) as {
    items: Results[]
  }
  return { ...results, items: file.items }
}
/** The days on which something came are over. */
const overnight = async <T>(work: () => Promise<T>): Promise<T> => {
  deps.setNow(new Date(deps.now().getTime() + 25 * HOUR_MS))
  return work().finally(() => deps.setNow(null))
}
const shown = (groups: readonly Results[], dimension: string) =>
  groups.filter((each) => each.dimension === dimension).map(({ group, impressions }) => [group, impressions])

it('B-4.65 results by age and by gender add up to those of the promotion, to the micro, and few people are shown of nobody', async () => {
  const given = await aPromotion(deps, { dailyBudget: 100 })
  const { id } = given
  await charge([
    ...people(id, 60, { age: '25-34', gender: 'female' }),
    ...people(id, 55, { age: '35-44', gender: 'male' }),
    ...people(id, 49, { age: '65+', gender: 'female' }),
    ...people(id, 20),
  ])
  const { days, groups, items } = await overnight(() => read(given))
  expect(shown(groups, 'age')).toEqual([
    ['25-34', 60],
    [null, 124],
  ])
  expect(shown(groups, 'gender')).toEqual([
    ['female', 109],
    ['male', 55],
    [null, 20],
  ])
  const [total, { spend_micros }] = [totalOf(days), { spend_micros: 184 * 200_000 }]
  for (const dimension of ['age', 'gender']) {
    const those = groups.filter((each) => each.dimension === dimension)
    expect(those.reduce((sum, each) => sum + each.spend_micros, 0)).toBe(spend_micros)
    expect(those.reduce((sum, each) => sum + each.outbound_clicks, 0)).toBe(total.outbound_clicks)
  }
  expect(items.map(({ dimension, group, spend_micros: spent }) => [dimension, group, spent])).toEqual(
    groups.map(({ dimension, group, spend_micros: spent }) => [dimension, group, spent]),
  )
  expect(
    Object.values(await bookFaults(deps.read, [given.adAccountId, id])).every((count) => count === 0),
  ).toBe(true)
})

it('B-4.65 a group of few people hides among those of whom no age is known, where they are enough', () => {
  const results = { ...totalOf([]), impressions: 1 }
  const cell = (age: string, viewers: number) => ({ age, gender: 'female', viewers, results })
  const ages = (unknown: number) => {
    const cells = [cell('25-34', 60), cell('65+', 1), ...(unknown > 0 ? [cell('unknown', unknown)] : [])]
    return resultGroups(cells, totalOf(cells.map((each) => each.results)), 'age').map(({ group }) => group)
  }
  expect(ages(60)).toEqual(['25-34', null])
  expect(ages(40)).toEqual([null])
  expect(ages(0)).toEqual([null])
})

it('B-4.65 one person counts once towards a group, whatever they do and when', async () => {
  const given = await aPromotion(deps, { dailyBudget: 100 })
  const audience = { age: '18-24', gender: 'male' } as const
  const save = () => ({ ...aClick(given.id, 'one'), kind: 'SAVE' as const, audience })
  await charge(Array.from({ length: 30 }, save))
  for (let each = 0; each < 30; each += 1) await charge([save()])
  const { groups } = await overnight(() => read(given))
  expect(shown(groups, 'age')).toEqual([[null, 0]])
})

it('B-4.65 what came today stands with the rest, so that nobody sees what one person just did', async () => {
  const given = await aPromotion(deps, { dailyBudget: 100 })
  const audience = { age: '25-34', gender: 'female' } as const
  await charge(people(given.id, 60, audience))
  expect(shown((await read(given)).groups, 'age')).toEqual([[null, 60]])
  const groups = await overnight(async () => {
    await charge(people(given.id, 1, audience))
    return (await read(given)).groups
  })
  expect(shown(groups, 'age')).toEqual([
    ['25-34', 60],
    [null, 1],
  ])
})

it('B-4.65 a group of which fewer than ten saved, clicked or bought stands with the rest, which hides them too', () => {
  const cell = (age: string, viewers: number, acts: Partial<ReturnType<typeof totalOf>>) => ({
    age,
    gender: 'female',
    viewers,
    results: { ...totalOf([]), impressions: viewers, ...acts },
  })
  const ages = (...cells: ReturnType<typeof cell>[]) =>
    resultGroups(cells, totalOf(cells.map((each) => each.results)), 'age').map(({ group }) => group)
  expect(ages(cell('25-34', 90, { saves: 10 }), cell('35-44', 60, {}))).toEqual(['25-34', '35-44'])
  for (const act of ['saves', 'pin_clicks', 'outbound_clicks', 'conversions'])
    expect(ages(cell('25-34', 90, { [act]: 9 }), cell('35-44', 60, { [act]: 10 }))).toEqual([null])
  expect(
    ages(cell('25-34', 90, {}), cell('35-44', 80, { saves: 10 }), cell('65+', 60, { saves: 1 })),
  ).toEqual(['25-34', null])
})

it('B-4.65 a person who was first seen without their age counts once they share it', async () => {
  const given = await aPromotion(deps, { dailyBudget: 100 })
  const clicks = people(given.id, 60)
  await charge(clicks)
  const again = clicks.map((click) => ({ ...click, clientUuid: randomUUID() as string }))
  await charge(again.map((click) => ({ ...click, audience: { age: '25-34', gender: 'female' } })))
  const { groups } = await overnight(() => read(given))
  expect(shown(groups, 'age')).toEqual([
    ['25-34', 60],
    [null, 60],
  ])
})

it('B-4.65 another business reads no results by audience', async () => {
  const { id, adAccountId } = await aPromotion(deps)
  const { owner } = await aBusiness(deps)
  const asked = callAs(deps, owner)(named('promotionGroups.list'), {
    advertiser_id: adAccountId,
    promotion_id: id,
  })
  await expect(asked).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
})

it('B-4.61 what is served names age and gender only where the viewer allows it, and no browser asks for privacy', async () => {
  const { shop, pinId } = world
  await aPromotion(deps, { business: shop, pinId, dailyBudget: 5 })
  const viewer = inGermany(await aMember(deps))
  await deps.read
    .updateTable('users')
    .set({ birthday: new Date('1990-01-01'), gender: 'female' })
    .where('id', '=', viewer.userId)
    .execute()
  const { secret } = deps.site
  const audience = async () => {
    const ad = await adFor(deps, viewer)
    return servedAd(secret, ad?.token ?? '', viewerKeyOf(secret, viewer.userId), deps.now())?.audience
  }
  const cookies = (isAllowed: boolean) =>
    callAs(deps, viewer)(named('consent.choose'), {
      allow_personalization_cookies: isAllowed,
      allow_analytic_cookies: false,
      allow_marketing_cookies: false,
      text_version: 1,
    })
  expect(await audience()).toBeUndefined()
  await cookies(true)
  const age = deps.now().getFullYear() - 1990 < 45 ? '35-44' : '45-49'
  expect(await audience()).toEqual({ age, gender: 'female' })
  await callAs(deps, viewer)(named('settings.updatePrivacy'), { is_personalized: false })
  expect(await audience()).toBeUndefined()
})

it('B-4.65 age and gender are gone from what is kept of a click after 30 days, or once they are not shared', async () => {
  const { id } = await aPromotion(deps, { dailyBudget: 100 })
  const members = [await aMember(deps), await aMember(deps), await aMember(deps)] as const
  const keys = members.map(({ userId }) => viewerKeyOf(deps.site.secret, userId))
  const audience = { age: '25-34', gender: 'female' } as const
  await charge(['another', ...keys].map((key) => ({ ...aClick(id, key), audience })))
  const known = async () => {
    const rows = deps.read.selectFrom('promotionEvents').select('age').where('promotionId', '=', id)
    return (await rows.where('age', '=', '25-34').execute()).length
  }
  expect(await known()).toBe(4)
  await callAs(deps, members[0])(named('consent.choose'), {
    allow_personalization_cookies: false,
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    text_version: 1,
  })
  expect(await known()).toBe(3)
  await callAs(deps, members[1])(named('settings.updatePrivacy'), { is_personalized: false })
  expect(await known()).toBe(2)
  const before = new Date(deps.now().getTime() - DAY_MS)
  await deps.read
    .updateTable('users')
    .set({ deactivatedAt: before, deletionDueAt: before })
    .where('id', '=', members[2].userId)
    .execute()
  expect(await deleteDueAccounts(deps)).toBe(1)
  expect(await known()).toBe(1)
  const at = deps.now().getTime()
  const forget = (days: number) =>
    tasks['leads.forget']?.({}, { ...deps, now: () => new Date(at + days * DAY_MS) } as never)
  await forget(29)
  expect(await known()).toBe(1)
  await forget(31)
  expect(await known()).toBe(0)
})

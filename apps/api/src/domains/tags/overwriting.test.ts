import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aFeed } from '../../testing/test-catalogs.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { insertRecord as insertTrack } from '../music/music-store.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

const STALE = { code: 'STALE_RECORD' }

describe('a field that somebody else changed is not overwritten', () => {
  it('of a tag, while other fields are saved', async () => {
    const { id: business_id, owner } = await aBusiness(deps)
    const ad_account_id = await anAdAccount(deps, business_id)
    const { id } = await call(owner, 'tags.create', { business_id, name: 'Shop', ad_account_id })
    const seen = { name: 'Shop', automatic_enhanced_match: false, leader_tag_id: null }
    const save = (changes: object) => call(owner, 'tags.update', { business_id, id, seen, ...changes })
    await save({ name: 'Web shop' })
    await expect(save({ name: 'Store' })).rejects.toMatchObject(STALE)
    expect(await save({ automatic_enhanced_match: true })).toMatchObject({
      name: 'Web shop',
      automatic_enhanced_match: true,
    })
    expect(await save({ name: 'Web shop' })).toMatchObject({ name: 'Web shop' })
  })

  it('of a catalog, while other fields are saved', async () => {
    const { id: business_id, owner } = await aBusiness(deps)
    const goods = { name: 'Goods', country: 'DE', language: 'de', currency: 'EUR' } as const
    const { id } = await call(owner, 'catalogs.create', { business_id, ...goods })
    const save = (changes: object) =>
      call(owner, 'catalogs.update', { business_id, id, seen: goods, ...changes })
    await save({ name: 'Vases' })
    await expect(save({ name: 'Lamps' })).rejects.toMatchObject(STALE)
    expect(await save({ language: 'en' })).toMatchObject({ name: 'Vases', language: 'en' })
  })

  it('of a source of products, while other fields are saved', async () => {
    const { owner, inCatalog, feed } = await aFeed(deps)
    const { name, url, schedule, is_active } = feed
    const seen = { name, url, schedule, is_active }
    const save = (changes: object) =>
      call(owner, 'catalogFeeds.update', { ...inCatalog, id: feed.id, seen, ...changes })
    const first = 'https://shop.test/first.csv'
    await save({ url: first })
    await expect(save({ url: 'https://shop.test/second.csv' })).rejects.toMatchObject(STALE)
    expect(await save({ is_active: false })).toMatchObject({ url: first, is_active: false })
  })

  it('of a product group, while other fields are saved', async () => {
    const { owner, business_id, catalog } = await aFeed(deps)
    const rule = (value: string) => ({ field: 'brand' as const, operator: 'IS' as const, value })
    const fields = { name: 'Bowls', filters: [rule('Kiln')] }
    const group = { ...fields, business_id, catalog_id: catalog.id }
    const { id } = await call(owner, 'productGroups.create', group)
    const save = (changes: object) =>
      call(owner, 'productGroups.update', { business_id, id, seen: fields, ...changes })
    await save({ filters: [rule('Clay')] })
    await expect(save({ filters: [rule('Loam')] })).rejects.toMatchObject(STALE)
    expect(await save({ name: 'Vases' })).toMatchObject({ name: 'Vases', filters: [rule('Clay')] })
  })

  it('of an audience, while other fields are saved', async () => {
    const { id: business_id, owner } = await aBusiness(deps)
    const adAccountId = await anAdAccount(deps, business_id)
    const id = deps.newId()
    const row = { id, businessId: business_id, adAccountId, name: 'Seen', type: 'ENGAGEMENT', days: 30 }
    await deps.read
      .insertInto('audiences')
      .values({ ...row, createdAt: deps.now() })
      .execute()
    const seen = { name: 'Seen', description: '' }
    const save = (changes: object) => call(owner, 'audiences.update', { business_id, id, seen, ...changes })
    await save({ name: 'Visitors' })
    await expect(save({ name: 'Guests' })).rejects.toMatchObject(STALE)
    expect(await save({ description: 'Last month' })).toMatchObject({
      name: 'Visitors',
      description: 'Last month',
    })
  })

  it('of an experiment, with its groups, while other fields are saved', async () => {
    const staff = { ...(await aMember(deps)), isEmployee: true }
    const groups = [
      { name: 'enabled', weight: 50 },
      { name: 'control', weight: 50 },
    ]
    const fields = {
      description: '',
      state: 'draft' as const,
      groups,
      viewer_types: ['authenticated' as const],
      device: 'any' as const,
      countries: [],
      traffic_share: 10,
      holdout: null,
      holdout_share: 0,
    }
    const { id } = await call(staff, 'experiments.create', { ...fields, name: 'overwriting' })
    const save = (changes: object) => call(staff, 'experiments.update', { id, seen: fields, ...changes })
    const weighted = (weight: number) => [
      { name: 'enabled', weight },
      { name: 'control', weight: 100 - weight },
    ]
    await save({ groups: weighted(20), traffic_share: 20 })
    await expect(save({ groups: weighted(90) })).rejects.toMatchObject(STALE)
    expect(await save({ description: 'Larger pins', groups: weighted(20) })).toMatchObject({
      description: 'Larger pins',
      groups: weighted(20),
      traffic_share: 20,
    })
  })

  it('of an article, with its sections, while other fields are saved', async () => {
    const staff = { ...(await aMember(deps)), isEmployee: true }
    const sections = [{ title: 'Shade', text: 'Sit under it.', pin_ids: [] }]
    const fields = {
      type: null,
      is_shopping: false,
      title: 'Summer',
      intro: '',
      cover_pin_id: null,
      sections,
    }
    const { id } = await call(staff, 'articleRecords.create', { ...fields, interest_id: null, locale: null })
    const save = (changes: object) => call(staff, 'articleRecords.update', { id, seen: fields, ...changes })
    const shorter = [{ title: 'Shade', text: 'Sit.', pin_ids: [] }]
    await save({ sections: shorter })
    await expect(save({ sections: [] })).rejects.toMatchObject(STALE)
    expect(await save({ title: 'Heat' })).toMatchObject({ title: 'Heat', sections: shorter })
  })

  it('of a track of music, while other fields are saved', async () => {
    const staff = { ...(await aMember(deps)), isEmployee: true }
    const id = deps.newId()
    const seen = { title: 'Dawn', artist: 'The Makers', isrc: null, license: 'Recorded by us' }
    const sound = { signature: 'e'.repeat(32), thumbnailSignature: null, durationMs: 2000, withdrawnAt: null }
    await insertTrack(deps.read, { ...seen, ...sound, id, createdAt: deps.now() })
    const save = (changes: object) => call(staff, 'musicRecords.update', { id, seen, ...changes })
    await save({ isrc: 'GBAYE0601498' })
    await expect(save({ isrc: 'GBAYE0601499' })).rejects.toMatchObject(STALE)
    expect(await save({ title: 'Dusk' })).toMatchObject({ title: 'Dusk', isrc: 'GBAYE0601498' })
  })

  it('B-4.65 of a promotion, while its last day is saved', async () => {
    const { id, adAccountId: advertiser_id, business } = await aPromotion(deps)
    const seen = { daily_budget: 5, end_date: null }
    const save = (changes: object) =>
      call(business.owner, 'promotions.update', { advertiser_id, id, seen, ...changes })
    await save({ daily_budget: 9 })
    await expect(save({ daily_budget: 4 })).rejects.toMatchObject(STALE)
    expect(await save({ end_date: '2099-01-01' })).toMatchObject({
      daily_budget_micros: 9_000_000,
      end_date: '2099-01-01',
    })
    await expect(save({ end_date: '2099-02-02' })).rejects.toMatchObject(STALE)
  })
})

import { insertAudience } from '../../apps/api/src/domains/audiences/audience-store.ts'
import { saveShare } from '../../apps/api/src/domains/audiences/audience-share-store.ts'
import { insertCatalog } from '../../apps/api/src/domains/catalogs/catalog-store.ts'
import { insertFeed } from '../../apps/api/src/domains/catalogs/feed-store.ts'
import { insertProductGroup } from '../../apps/api/src/domains/catalogs/product-group-store.ts'
import { insertTag } from '../../apps/api/src/domains/tags/tag-store.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'

export interface GoodsWorld {
  tagId: string
  catalogId: string
  feedId: string
  productGroupId: string
  audienceId: string
  audienceShareId: string
}

/** What a business sells and how it follows its visitors. */
export async function theGoods(
  deps: Deps,
  { businessId, adAccountId }: { businessId: string; adAccountId: string },
): Promise<GoodsWorld> {
  const tagId = deps.newId()
  await insertTag(deps.read, {
    id: tagId,
    businessId,
    adAccountId,
    name: 'Web shop',
    hasAutomaticEnhancedMatch: false,
    leaderTagId: null,
    createdAt: deps.now(),
  })
  return {
    tagId,
    ...(await aCatalog(deps, businessId)),
    ...(await anAudience(deps, businessId, adAccountId)),
  }
}

async function aCatalog(deps: Deps, businessId: string) {
  const [catalogId, feedId, productGroupId] = [deps.newId(), deps.newId(), deps.newId()]
  const createdAt = deps.now()
  const place = { country: 'DE', language: 'de', currency: 'EUR' }
  await insertCatalog(deps.read, { ...place, id: catalogId, businessId, name: 'Bowls', createdAt })
  await insertFeed(deps.read, {
    ...place,
    id: feedId,
    catalogId,
    name: 'Main',
    format: 'CSV',
    url: 'https://shop.test/feed.csv',
    schedule: 'NONE',
    isActive: true,
    nextRunAt: null,
    createdAt,
  })
  const group = { id: productGroupId, businessId, catalogId, name: 'All', filters: [], createdAt }
  await insertProductGroup(deps.read, group)
  return { catalogId, feedId, productGroupId }
}

async function anAudience(deps: Deps, businessId: string, adAccountId: string) {
  const [audienceId, audienceShareId] = [deps.newId(), deps.newId()]
  const createdAt = deps.now()
  await insertAudience(deps.read, {
    id: audienceId,
    businessId,
    adAccountId,
    name: 'Buyers',
    description: '',
    type: 'ENGAGEMENT',
    tagId: null,
    sourceAudienceId: null,
    days: 30,
    createdAt,
  })
  const share = { id: audienceShareId, businessId, audienceId, adAccountId, partnerId: null }
  await saveShare(deps.read, { ...share, sharedAt: createdAt, endsAt: null })
  return { audienceId, audienceShareId }
}

import type { OperationName } from '@tessera/api-types/routes'
import { comeAndGo, COLLEAGUES, inBusiness, MANAGERS, onPeople, type Rights } from './rights.ts'
import type { Kind } from './viewer-kinds.ts'
import type { World } from './world.ts'

type Business = World['business']

const theTag = ({ tagId }: Business) => ({ id: tagId })
/** An employee sees the tags of ad accounts they work with. */
const outsideOfAccount = { businessEmployee: 'TAG_NOT_FOUND' } as const

/** Each person has settings of their own. */
const ofCaller = (_business: Business, { viewers }: World, kind: Kind) => {
  const viewer = viewers[kind]
  return { id: viewer.state === 'UNAUTH' ? '1' : viewer.userId }
}

const place = { country: 'DE', language: 'de', currency: 'EUR' }
const theCatalog = ({ catalogId }: Business) => ({ id: catalogId })
const inCatalog = ({ catalogId }: Business) => ({ catalog_id: catalogId })
const theFeed = ({ catalogId, feedId }: Business) => ({ catalog_id: catalogId, id: feedId })
const theProducts = ({ productGroupId }: Business) => ({ id: productGroupId })
/** An employee sees the catalogs they were given. */
const withoutCatalog = { businessEmployee: 'CATALOG_NOT_FOUND', analystOfAsset: 'CATALOG_NOT_FOUND' } as const
const withoutProducts = {
  businessEmployee: 'PRODUCT_GROUP_NOT_FOUND',
  analystOfAsset: 'PRODUCT_GROUP_NOT_FOUND',
} as const

/** The holders of a catalog: the one named has not been given it yet. */
const ofHolders = <const N extends 'catalogEmployees' | 'catalogPartners'>(
  name: N,
  idOf: (business: Business) => string,
  missing: 'MEMBER_NOT_FOUND' | 'BUSINESS_NOT_FOUND',
) => {
  const permissions = ['ANALYST']
  const holder = (business: Business) => ({ ...inCatalog(business), id: idOf(business) })
  const words = { but: withoutCatalog }
  return {
    [`${name}.list`]: inBusiness(COLLEAGUES, inCatalog, words),
    [`${name}.create`]: inBusiness(
      MANAGERS,
      (business) => ({ ...inCatalog(business), items: [{ id: idOf(business), permissions }] }),
      words,
    ),
    [`${name}.update`]: inBusiness(MANAGERS, (business) => ({ ...holder(business), permissions }), {
      ...words,
      done: missing,
    }),
    [`${name}.delete`]: inBusiness(MANAGERS, holder, { ...words, done: missing }),
  } as Record<`${N}.${'list' | 'create' | 'update' | 'delete'}`, Rights>
}

const theAudience = ({ audienceId }: Business) => ({ id: audienceId })
/** An employee sees the audiences of ad accounts they work with. */
const withoutAudience = { businessEmployee: 'AUDIENCE_NOT_FOUND' } as const

export const goodsRights = {
  'tags.list': inBusiness(COLLEAGUES),
  'tags.get': inBusiness(COLLEAGUES, theTag, { but: outsideOfAccount }),
  'tags.create': inBusiness(
    MANAGERS,
    ({ adAccountId }) => ({ name: 'Second shop', ad_account_id: adAccountId }),
    { but: { businessEmployee: 'ASSET_NOT_FOUND' } },
  ),
  'tags.update': inBusiness(MANAGERS, (business) => ({ ...theTag(business), name: 'Renamed' }), {
    but: outsideOfAccount,
  }),
  'tags.delete': inBusiness(MANAGERS, theTag, { but: outsideOfAccount }),
  'tagAdAccounts.list': inBusiness(COLLEAGUES, ({ tagId }) => ({ tag_id: tagId }), { but: outsideOfAccount }),
  'tagEvents.receive': comeAndGo('anyone', ({ business }) => ({
    tag_id: business.tagId,
    event_name: 'page_visit',
  })),

  'catalogs.list': inBusiness(COLLEAGUES),
  'catalogs.get': inBusiness(COLLEAGUES, theCatalog, { but: withoutCatalog }),
  'catalogs.create': inBusiness(MANAGERS, () => ({ name: 'Plates', ...place })),
  'catalogs.update': inBusiness(MANAGERS, (business) => ({ ...theCatalog(business), name: 'Renamed' }), {
    but: withoutCatalog,
  }),
  'catalogs.delete': inBusiness(MANAGERS, theCatalog, { but: withoutCatalog }),
  ...ofHolders('catalogEmployees', ({ employeeId }) => employeeId, 'MEMBER_NOT_FOUND'),
  ...ofHolders('catalogPartners', ({ partnerId }) => partnerId, 'BUSINESS_NOT_FOUND'),
  'catalogFeeds.list': inBusiness(COLLEAGUES, inCatalog, { but: withoutCatalog }),
  'catalogFeeds.get': inBusiness(COLLEAGUES, theFeed, { but: withoutCatalog }),
  'catalogFeeds.create': inBusiness(
    MANAGERS,
    (business) => ({ ...inCatalog(business), name: 'Second', format: 'TSV', ...place }),
    { but: withoutCatalog },
  ),
  'catalogFeeds.update': inBusiness(MANAGERS, (business) => ({ ...theFeed(business), name: 'Renamed' }), {
    but: withoutCatalog,
  }),
  'catalogFeeds.delete': inBusiness(MANAGERS, theFeed, { but: withoutCatalog }),
  'catalogFeeds.upload': inBusiness(
    MANAGERS,
    (business) => ({
      ...theFeed(business),
      file: { read: async () => Buffer.from('id'), size: 2, filename: 'feed.csv' },
    }),
    { but: withoutCatalog },
  ),
  'catalogFeeds.fetch': inBusiness(MANAGERS, theFeed, { but: withoutCatalog }),
  'catalogFeeds.rollBack': inBusiness(MANAGERS, theFeed, { but: withoutCatalog, done: 'CONFLICT' }),
  'catalogRuns.list': inBusiness(COLLEAGUES, inCatalog, { but: withoutCatalog }),
  'catalogFaults.list': inBusiness(COLLEAGUES, inCatalog, { but: withoutCatalog }),
  'catalogDifferences.list': inBusiness(COLLEAGUES, inCatalog, { but: withoutCatalog }),
  'catalogProducts.list': inBusiness(COLLEAGUES, inCatalog, { but: withoutCatalog }),
  'storefront.pins': onPeople('anyone', ({ username }) => ({ username })),
  'storefrontFeeds.list': inBusiness(COLLEAGUES),
  'storefrontSettings.get': inBusiness(COLLEAGUES, ofCaller),
  'storefrontSettings.update': inBusiness(
    MANAGERS,
    (business, world, kind) => ({
      ...ofCaller(business, world, kind),
      currentViewingLocale: { country: 'DE', language: 'de', feedProfileId: business.feedId },
    }),
    // An employee has no feed to choose.
    { refused: 'INVALID_INPUT' },
  ),
  'productGroups.list': inBusiness(COLLEAGUES),
  'productGroups.get': inBusiness(COLLEAGUES, theProducts, { but: withoutProducts }),
  'productGroups.count': inBusiness(COLLEAGUES, (business) => ({ ...inCatalog(business), filters: [] }), {
    but: withoutCatalog,
  }),
  'productGroups.create': inBusiness(MANAGERS, (business) => ({ ...inCatalog(business), name: 'Some' }), {
    but: withoutCatalog,
  }),
  'productGroups.update': inBusiness(
    MANAGERS,
    (business) => ({ ...theProducts(business), name: 'Renamed' }),
    {
      but: withoutProducts,
    },
  ),
  'productGroups.delete': inBusiness(MANAGERS, theProducts, { but: withoutProducts }),

  'audiences.list': inBusiness(COLLEAGUES),
  'audiences.get': inBusiness(COLLEAGUES, theAudience, { but: withoutAudience }),
  'audiences.create': inBusiness(
    MANAGERS,
    ({ adAccountId }) => ({ name: 'Savers', type: 'ENGAGEMENT', ad_account_id: adAccountId }),
    { but: { businessEmployee: 'ASSET_NOT_FOUND' } },
  ),
  'audiences.update': inBusiness(MANAGERS, (business) => ({ ...theAudience(business), name: 'Renamed' }), {
    but: withoutAudience,
  }),
  'audiences.delete': inBusiness(MANAGERS, theAudience, { but: withoutAudience }),
  'audienceShares.list': inBusiness(COLLEAGUES),
  'audienceShares.create': inBusiness(
    MANAGERS,
    ({ audienceId, partnerId }) => ({
      audience_id: audienceId,
      target_type: 'BUSINESS',
      target_id: partnerId,
    }),
    { but: withoutAudience },
  ),
  'audienceShares.delete': inBusiness(MANAGERS, ({ audienceShareId }) => ({ id: audienceShareId }), {
    but: withoutAudience,
  }),
} satisfies Partial<Record<OperationName, Rights>>

import { z } from 'zod'
import { BUSINESS_COUNTRIES } from '../business/business-options.ts'
import { EndsAt } from '../business/inputs.ts'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { UploadedFile } from '../media/contracts.ts'
import { bool, Id, text, WebUrl } from '../wire/scalars.ts'
import {
  CATALOG_NAME_MAX,
  CATALOG_PERMISSIONS,
  DIFFERENCE_KINDS,
  FEED_FORMATS,
  FEED_SCHEDULES,
} from './catalog-options.ts'
import { productGroupsContracts } from './product-groups.ts'
import { catalogsRoutes } from './routes.ts'
import {
  CatalogDifferenceView,
  CatalogFaultView,
  CatalogFeedView,
  CatalogHolderView,
  CatalogProductView,
  CatalogRunView,
  CatalogView,
} from './views.ts'

const r = catalogsRoutes
const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const inCatalog = z.object({ business_id: Id, catalog_id: Id })
const recordInCatalog = inCatalog.extend({ id: Id })

const name = text({ min: 1, max: CATALOG_NAME_MAX })
const place = {
  country: z.enum(BUSINESS_COUNTRIES),
  language: z.string().regex(/^[a-z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
}

export const CatalogFields = z.object({ name, ...place })
export type CatalogFields = z.output<typeof CatalogFields>
export const CatalogChanges = CatalogFields.partial().extend({
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z
    .object({ name: z.string(), country: z.string(), language: z.string(), currency: z.string() })
    .partial()
    .optional(),
})
export type CatalogChanges = z.output<typeof CatalogChanges>

export const FeedFields = z.object({
  name,
  format: z.enum(FEED_FORMATS),
  ...place,
  url: WebUrl.nullable().default(null),
  schedule: z.enum(FEED_SCHEDULES).default('NONE'),
  is_active: z.boolean().default(true),
})
export type FeedFields = z.output<typeof FeedFields>
export const FeedChanges = z.object({
  name: name.optional(),
  url: WebUrl.nullable().optional(),
  schedule: z.enum(FEED_SCHEDULES).optional(),
  is_active: z.boolean().optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z
    .object({
      name: z.string(),
      url: z.string().nullable(),
      schedule: z.enum(FEED_SCHEDULES),
      is_active: z.boolean(),
    })
    .partial()
    .optional(),
})
export type FeedChanges = z.output<typeof FeedChanges>

const reading = ['BUSINESS_NOT_FOUND', 'CATALOG_NOT_FOUND'] as const
const changing = [...reading, 'NOT_ALLOWED'] as const
const ofFeed = [...changing, 'FEED_NOT_FOUND'] as const
const ofPeople = [...changing, 'MEMBER_NOT_FOUND'] as const
const permissions = z.array(z.enum(CATALOG_PERMISSIONS)).min(1).max(CATALOG_PERMISSIONS.length)
const holders = inCatalog.extend({
  items: z
    .array(z.object({ id: Id, permissions, ends_at: EndsAt }))
    .min(1)
    .max(100),
})
const changedHolder = recordInCatalog.extend({ permissions, ends_at: EndsAt })

const listOf = <V extends z.ZodType, const F extends readonly [string, ...string[]], S extends z.ZodRawShape>(
  view: V,
  fields: F,
  filters: S,
  sort: [F[number], 'ASC' | 'DESC'],
) => ({
  input: adminListInput(fields, filters, sort).extend({ catalog_id: Id }),
  output: adminListOf(view),
})

export const catalogsContracts = {
  ...productGroupsContracts,

  'catalogs.list': contract(r['catalogs.list'], {
    summary: 'The catalogs of a business, and those shared with it.',
    input: adminListInput(
      ['id', 'name', 'country', 'product_count', 'last_ingested_at'],
      { q: search.optional(), name: search.optional(), owner_business_id: Id.optional() },
      ['name', 'ASC'],
    ),
    output: adminListOf(CatalogView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'catalogs.get': contract(r['catalogs.get'], {
    summary: 'One catalog.',
    input: record,
    output: CatalogView,
    errors: reading,
  }),
  'catalogs.create': contract(r['catalogs.create'], {
    summary: 'Creates a catalog.',
    input: CatalogFields.extend({ business_id: Id }),
    output: CatalogView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'catalogs.update': contract(r['catalogs.update'], {
    summary: 'Changes name, country, language or currency of a catalog.',
    input: CatalogChanges.extend({ business_id: Id, id: Id }),
    output: CatalogView,
    errors: [...changing, 'STALE_RECORD'],
  }),
  'catalogs.delete': contract(r['catalogs.delete'], {
    summary: 'Deletes a catalog with its feeds, products and groups; pins that came from it stay.',
    input: record,
    output: CatalogView,
    errors: [...changing, 'CATALOG_IN_USE'],
  }),

  'catalogEmployees.list': contract(r['catalogEmployees.list'], {
    summary: 'The people who were given a catalog.',
    ...listOf(CatalogHolderView, ['id', 'name'], { q: search.optional() }, ['name', 'ASC']),
    errors: reading,
  }),
  'catalogEmployees.create': contract(r['catalogEmployees.create'], {
    summary: 'Gives people a catalog, without an end or until a day.',
    input: holders,
    output: z.array(CatalogHolderView),
    errors: ofPeople,
  }),
  'catalogEmployees.update': contract(r['catalogEmployees.update'], {
    summary: 'Changes what a person may do with a catalog.',
    input: changedHolder,
    output: CatalogHolderView,
    errors: ofPeople,
  }),
  'catalogEmployees.delete': contract(r['catalogEmployees.delete'], {
    summary: 'Takes a catalog from a person.',
    input: recordInCatalog,
    output: CatalogHolderView,
    errors: ofPeople,
  }),
  'catalogPartners.list': contract(r['catalogPartners.list'], {
    summary: 'The partner businesses that were given a catalog.',
    ...listOf(CatalogHolderView, ['id', 'name'], { q: search.optional() }, ['name', 'ASC']),
    errors: reading,
  }),
  'catalogPartners.create': contract(r['catalogPartners.create'], {
    summary: 'Gives partner businesses a catalog, without an end or until a day.',
    input: holders,
    output: z.array(CatalogHolderView),
    errors: changing,
  }),
  'catalogPartners.update': contract(r['catalogPartners.update'], {
    summary: 'Changes what a partner business may do with a catalog.',
    input: changedHolder,
    output: CatalogHolderView,
    errors: changing,
  }),
  'catalogPartners.delete': contract(r['catalogPartners.delete'], {
    summary: 'Takes a catalog from a partner business.',
    input: recordInCatalog,
    output: CatalogHolderView,
    errors: changing,
  }),

  'catalogFeeds.list': contract(r['catalogFeeds.list'], {
    summary: 'The feeds that fill a catalog.',
    ...listOf(CatalogFeedView, ['id', 'name'], { q: search.optional() }, ['name', 'ASC']),
    errors: reading,
  }),
  'catalogFeeds.get': contract(r['catalogFeeds.get'], {
    summary: 'One feed.',
    input: recordInCatalog,
    output: CatalogFeedView,
    errors: [...reading, 'FEED_NOT_FOUND'],
  }),
  'catalogFeeds.create': contract(r['catalogFeeds.create'], {
    summary: 'Adds a feed; with an address it is fetched at once, and then as its schedule says.',
    input: FeedFields.extend({ business_id: Id, catalog_id: Id }),
    output: CatalogFeedView,
    errors: [...changing, 'LIMIT_REACHED'],
  }),
  'catalogFeeds.update': contract(r['catalogFeeds.update'], {
    summary: 'Changes a feed.',
    input: FeedChanges.extend({ business_id: Id, catalog_id: Id, id: Id }),
    output: CatalogFeedView,
    errors: [...ofFeed, 'STALE_RECORD'],
  }),
  'catalogFeeds.delete': contract(r['catalogFeeds.delete'], {
    summary: 'Deletes a feed with its products.',
    input: recordInCatalog,
    output: CatalogFeedView,
    errors: ofFeed,
  }),
  'catalogFeeds.upload': contract(r['catalogFeeds.upload'], {
    summary: 'Takes a file of a feed, plain or as gzip, and reads it in the background.',
    input: recordInCatalog.extend({
      file: UploadedFile,
      is_dry_run: bool.default(false),
    }),
    output: CatalogRunView,
    errors: [...ofFeed, 'CONFLICT'],
  }),
  'catalogFeeds.fetch': contract(r['catalogFeeds.fetch'], {
    summary: 'Fetches a feed from its address now.',
    input: recordInCatalog.extend({ is_dry_run: bool.default(false) }),
    output: CatalogRunView,
    errors: [...ofFeed, 'CONFLICT'],
  }),
  'catalogFeeds.rollBack': contract(r['catalogFeeds.rollBack'], {
    summary: 'Takes back what the newest run of a feed changed.',
    input: recordInCatalog.extend({
      /** The run that is meant; refused where it is not the newest any more. */
      run_id: Id.optional(),
    }),
    output: CatalogRunView,
    errors: [...ofFeed, 'CONFLICT'],
  }),
  'catalogRuns.list': contract(r['catalogRuns.list'], {
    summary: 'How the feeds of a catalog were read, newest first.',
    ...listOf(CatalogRunView, ['id', 'created_time'], { feed_id: Id.optional() }, ['created_time', 'DESC']),
    errors: reading,
  }),
  'catalogFaults.list': contract(r['catalogFaults.list'], {
    summary: 'What was wrong in the file of a run, row by row.',
    ...listOf(
      CatalogFaultView,
      ['id', 'row', 'field', 'rule'],
      { q: search.optional(), run_id: Id.optional(), rule: search.optional() },
      ['row', 'ASC'],
    ),
    errors: reading,
  }),
  'catalogDifferences.list': contract(r['catalogDifferences.list'], {
    summary: 'What a file that was only looked at would add, change and remove; the first of each kind.',
    ...listOf(
      CatalogDifferenceView,
      ['id', 'kind', 'item_id', 'title'],
      { q: search.optional(), run_id: Id.optional(), kind: z.enum(DIFFERENCE_KINDS).optional() },
      ['id', 'ASC'],
    ),
    errors: reading,
  }),
  'catalogProducts.list': contract(r['catalogProducts.list'], {
    summary: 'The products of a catalog.',
    ...listOf(
      CatalogProductView,
      ['id', 'title', 'price', 'availability'],
      { q: search.optional(), feed_id: Id.optional(), product_group_id: Id.optional() },
      ['title', 'ASC'],
    ),
    errors: reading,
  }),
}

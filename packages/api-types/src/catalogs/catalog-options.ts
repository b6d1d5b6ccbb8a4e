// decided: B-2.37, B-3.20
export const CATALOG_STATUSES = ['ACTIVE', 'PROCESSING', 'FAILED'] as const
export const CATALOG_PERMISSIONS = ['CATALOGS_MANAGER', 'ANALYST'] as const
export type CatalogPermission = (typeof CATALOG_PERMISSIONS)[number]

export const CATALOG_NAME_MAX = 100
/** Of one product group. */
export const MAX_PRODUCT_FILTERS = 10
export const FEED_FORMATS = ['TSV', 'CSV', 'XML'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
export const FEED_SCHEDULES = ['NONE', 'HOURLY', 'DAILY', 'WEEKLY'] as const
export type FeedSchedule = (typeof FEED_SCHEDULES)[number]

export const RUN_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'ROLLED_BACK'] as const
export const RUN_FAILURES = [
  'NOT_READABLE',
  'NOT_FETCHED',
  'NO_PRODUCTS',
  'MISSING_COLUMN',
  'TOO_LARGE',
  'TIMED_OUT',
] as const
export type RunFailure = (typeof RUN_FAILURES)[number]

export const AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'] as const

/** Columns of a feed, by the names that shops give them. */
export const FEED_FIELDS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'availability',
  'brand',
  'product_type',
] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/** What may be wrong with a value of a feed. */
export const FAULT_RULES = [
  'MISSING',
  'TOO_LONG',
  'DUPLICATE',
  'NOT_AN_ADDRESS',
  'NOT_A_PRICE',
  'OTHER_CURRENCY',
  'NOT_BELOW_PRICE',
  'UNKNOWN_VALUE',
] as const
export type FaultRule = (typeof FAULT_RULES)[number]

/** Of one run so many faults are kept; all are counted. */
export const MAX_KEPT_FAULTS = 1000

/** What becomes of a product by a file that is only looked at. */
export const DIFFERENCE_KINDS = ['ADDED', 'CHANGED', 'REMOVED'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]
/** Of each kind so many are listed; all are counted. */
export const MAX_KEPT_DIFFERENCES = 100

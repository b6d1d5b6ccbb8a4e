import type {
  CatalogDifferenceView,
  CatalogFaultView,
  CatalogFeedView,
  CatalogHolderView,
  CatalogProductView,
  CatalogRunView,
  CatalogView,
} from '@tessera/api-types/catalogs/views'
import { toEnd } from '../../kernel/access-end.ts'
import type { HolderRow } from './catalog-grant-store.ts'
import {
  catalogPermissions,
  mayManageCatalog,
  mayShareCatalog,
  type CatalogViewer,
} from './catalog-policy.ts'
import type { CatalogRow } from './catalog-store.ts'
import type { DifferenceRow } from './difference-store.ts'
import type { FeedRecord } from './feed-store.ts'
import type { ProductRow } from './product-store.ts'
import type { FaultRow, RunRow } from './run-store.ts'

export function toCatalogView(row: CatalogRow, who: CatalogViewer): CatalogView {
  const permissions = catalogPermissions(row, who)
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    language: row.language,
    currency: row.currency,
    status: row.status,
    product_count: row.productCount,
    owner_business: { id: row.businessId, name: row.businessName },
    // Whom a catalog was given to, its own business alone knows.
    employees: row.businessId === who.businessId ? row.employees : [],
    partners: row.businessId === who.businessId ? row.partners : [],
    roles: permissions,
    permissions,
    last_ingested_at: row.lastIngestedAt?.toISOString() ?? null,
    abilities: { can_edit: mayManageCatalog(row, who), can_share: mayShareCatalog(row, who) },
  }
}

export const toHolderView = ({ id, name, permissions, ...end }: HolderRow): CatalogHolderView => ({
  id,
  name,
  roles: permissions,
  permissions,
  ...toEnd(end),
})

export const toFeedView = (row: FeedRecord): CatalogFeedView => ({
  id: row.id,
  catalog_id: row.catalogId,
  name: row.name,
  format: row.format,
  country: row.country,
  language: row.language,
  currency: row.currency,
  url: row.url,
  schedule: row.schedule,
  is_active: row.isActive,
  next_run_at: row.nextRunAt?.toISOString() ?? null,
  created_time: row.createdAt.toISOString(),
})

export const toRunView = (row: RunRow): CatalogRunView => ({
  id: row.id,
  feed_id: row.feedId,
  feed_name: row.feedName,
  state: row.state,
  is_dry_run: row.isDryRun,
  failure: row.failure,
  rows: row.rowCount,
  refused: row.refusedCount,
  faults: row.faultCount,
  added: row.addedCount,
  changed: row.changedCount,
  removed: row.removedCount,
  created_time: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  can_roll_back: row.canRollBack,
})

export const toFaultView = (row: FaultRow): CatalogFaultView => ({
  id: row.id,
  run_id: row.runId,
  row: row.rowNumber,
  item_id: row.itemId,
  field: row.field,
  rule: row.rule,
  value: row.value,
})

export const toDifferenceView = ({ runId, itemId, ...row }: DifferenceRow): CatalogDifferenceView => ({
  id: row.id,
  run_id: runId,
  kind: row.kind,
  item_id: itemId,
  title: row.title,
  fields: row.fields,
})

export const toProductView = (row: ProductRow): CatalogProductView => ({
  id: row.id,
  feed_id: row.feedId,
  item_id: row.itemId,
  title: row.title,
  description: row.description,
  link: row.link,
  image_link: row.imageLink,
  price: Number(row.price),
  sale_price: row.salePrice === null ? null : Number(row.salePrice),
  currency: row.currency,
  availability: row.availability,
  brand: row.brand,
  product_type: row.productType,
  pin_id: row.pinId,
  pin_failure: row.pinFailure,
  pin_retry_at: row.pinFailure === null ? null : (row.pinRetryAt?.toISOString() ?? null),
})

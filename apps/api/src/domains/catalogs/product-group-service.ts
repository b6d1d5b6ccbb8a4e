import type {
  ProductFilter,
  ProductGroupChanges,
  ProductGroupFields,
  ProductGroupView,
} from '@tessera/api-types/catalogs/product-groups'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { accessOf, lockedAccess } from '../business/business-access-service.ts'
import {
  manageableCatalog,
  merchandiser,
  reachOf,
  readableCatalog,
  whoOf,
  type Merchandiser,
} from './catalog-access-service.ts'
import { mayManageCatalog } from './catalog-policy.ts'
import { listCatalogs } from './catalog-store.ts'
import {
  countFitting,
  countGroupsOf,
  countProductGroups,
  deleteProductGroup,
  givenCatalogs,
  insertProductGroup,
  listProductGroups as listRows,
  productGroup,
  updateProductGroup,
  type ProductGroupRow,
} from './product-group-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

const MAX_GROUPS = 200
const COUNTS_PER_MINUTE = 60

export async function listProductGroups(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  const who = merchandiser(actor)
  const { rows, ...range } = await listRows(read, businessId, await onlyOf(read, who), request)
  const managed = await managedCatalogs(read, who, rows)
  return { items: rows.map((row) => toView(row, managed.has(row.catalogId))), ...range }
}

export async function getProductGroup(
  viewer: Member,
  businessId: string,
  id: string,
  { read }: Pick<Deps, 'read'>,
): Promise<ProductGroupView> {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  return viewOf(read, merchandiser(actor), id)
}

export async function countProducts(
  viewer: Member,
  { business_id, catalog_id }: { business_id: string; catalog_id: string },
  filters: readonly ProductFilter[],
  { limits, read }: Pick<Deps, 'limits' | 'read'>,
): Promise<{ product_count: number }> {
  await limits.consume(`product-counts:${viewer.userId}`, COUNTS_PER_MINUTE, MINUTE_MS)
  const { actor } = await accessOf(read, business_id, viewer.userId)
  const { id } = await readableCatalog(read, merchandiser(actor), catalog_id)
  return { product_count: await countFitting(read, id, filters) }
}

export const createProductGroup = (
  viewer: Member,
  businessId: string,
  fields: ProductGroupFields,
  deps: Needs,
) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const who = merchandiser(actor)
    const { catalog_id: catalogId, name, filters } = fields
    const found = await manageableCatalog(tx, who, catalogId)
    if (found.businessId !== businessId) throw new DomainError('NOT_ALLOWED')
    if ((await countProductGroups(tx, catalogId)) >= MAX_GROUPS) throw new DomainError('LIMIT_REACHED')
    const id = deps.newId()
    await insertProductGroup(tx, { id, businessId, catalogId, name, filters, createdAt: deps.now() })
    return viewOf(tx, who, id)
  })

export const changeProductGroup = (
  viewer: Member,
  businessId: string,
  id: string,
  { seen, ...changes }: ProductGroupChanges,
  deps: Needs,
) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const who = merchandiser(actor)
    const { name, filters } = await manageable(tx, who, id)
    refuseOverwriting({ name, filters }, changes, seen)
    await updateProductGroup(tx, id, { name: changes.name ?? name, filters: changes.filters ?? filters })
    return viewOf(tx, who, id)
  })

export const removeProductGroup = (viewer: Member, businessId: string, id: string, deps: Needs) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const before = await manageable(tx, merchandiser(actor), id)
    await deleteProductGroup(tx, id)
    return toView(before, true)
  })

/** Counts what the groups of a catalog hold. */
export async function countGroups(payload: unknown, { read }: Pick<Deps, 'read'>): Promise<void> {
  const { catalogId } = payload as { catalogId: string }
  await countGroupsOf(read, catalogId)
}

/** Null for those who reach every catalog. */
const onlyOf = async (db: Db, who: Merchandiser): Promise<string[] | null> =>
  reachOf(who).hasAll ? null : givenCatalogs(db, who.actor.businessId, who.actor.userId)

async function existing(db: Db, who: Merchandiser, id: string): Promise<ProductGroupRow> {
  const row = await productGroup(db, who.actor.businessId, id, await onlyOf(db, who))
  if (!row) throw new DomainError('PRODUCT_GROUP_NOT_FOUND')
  return row
}

async function manageable(db: Db, who: Merchandiser, id: string): Promise<ProductGroupRow> {
  const row = await existing(db, who, id)
  await manageableCatalog(db, who, row.catalogId)
  return row
}

async function viewOf(db: Db, who: Merchandiser, id: string): Promise<ProductGroupView> {
  const row = await existing(db, who, id)
  const found = await readableCatalog(db, who, row.catalogId)
  return toView(row, mayManageCatalog(found, whoOf(who)))
}

async function managedCatalogs(
  db: Db,
  who: Merchandiser,
  rows: readonly ProductGroupRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const id = [...new Set(rows.map(({ catalogId }) => catalogId))]
  const { rows: found } = await listCatalogs(db, reachOf(who), {
    sort: ['id', 'ASC'],
    range: [0, id.length - 1],
    filter: { id },
  })
  return new Set(found.filter((row) => mayManageCatalog(row, whoOf(who))).map((row) => row.id))
}

const toView = (row: ProductGroupRow, canEdit: boolean): ProductGroupView => ({
  id: row.id,
  catalog_id: row.catalogId,
  catalog_name: row.catalogName,
  name: row.name,
  filters: row.filters,
  product_count: row.productCount,
  created_time: row.createdAt.toISOString(),
  abilities: { can_edit: canEdit },
})

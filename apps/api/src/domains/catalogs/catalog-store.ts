import { sql } from 'kysely'
import type { CatalogPermission } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface CatalogRow {
  id: string
  businessId: string
  businessName: string
  name: string
  country: string
  language: string
  currency: string
  status: CatalogView['status']
  productCount: number
  lastIngestedAt: Date | null
  employees: { id: string; permissions: CatalogPermission[] }[]
  partners: { id: string; permissions: CatalogPermission[] }[]
}

/** Whose catalogs are read: all of the business, or those a person was given; those of others shared with it, too. */
export interface Reach {
  businessId: string
  userId: string
  hasAll: boolean
}

const holders = (column: 'user_id' | 'partner_business_id') =>
  sql<CatalogRow['employees']>`(SELECT coalesce(json_agg(json_build_object('id', g.holder_id::text,
    'permissions', g.permissions) ORDER BY g.holder_id), '[]')
    FROM catalog_access g WHERE g.catalog_id = c.id AND ${sql.ref(`g.${column}`)} IS NOT NULL)`

const status = sql<CatalogRow['status']>`coalesce((SELECT CASE
    WHEN bool_or(r.state IN ('WAITING', 'RUNNING')) THEN 'PROCESSING'
    WHEN bool_or(r.state = 'FAILED' AND r.is_newest) THEN 'FAILED' END
  FROM (SELECT r.state, r.id = max(r.id) OVER (PARTITION BY r.feed_id) AS is_newest
    FROM catalog_runs r JOIN catalog_feeds f ON f.id = r.feed_id
    WHERE f.catalog_id = c.id AND NOT r.is_dry_run) r), 'ACTIVE')`

const catalogs = (db: Db, { businessId, userId, hasAll }: Reach) =>
  db
    .selectFrom('catalogs as c')
    .innerJoin('businesses as b', 'b.id', 'c.businessId')
    .where(
      hasAll
        ? sql<boolean>`c.id IN (SELECT own.id FROM catalogs own WHERE own.business_id = ${businessId}::bigint
            UNION ALL SELECT g.catalog_id FROM catalog_access g
            WHERE g.partner_business_id = ${businessId}::bigint)`
        : sql<boolean>`(c.business_id = ${businessId}::bigint AND EXISTS (SELECT FROM catalog_access g
            WHERE g.catalog_id = c.id AND g.user_id = ${userId}::bigint))`,
    )
    .select([
      'c.id',
      'c.businessId',
      'b.name as businessName',
      'c.name',
      'c.country',
      'c.language',
      'c.currency',
      'c.productCount',
      'c.lastIngestedAt',
      status.as('status'),
      holders('user_id').as('employees'),
      holders('partner_business_id').as('partners'),
    ])
    .$castTo<CatalogRow>()

/** The business whose catalog it is. */
export const ownerOf = async (db: Db, catalogId: string): Promise<string> => {
  const row = db.selectFrom('catalogs').select('businessId').where('id', '=', catalogId)
  return (await row.executeTakeFirstOrThrow()).businessId
}

export const listCatalogs = (db: Db, reach: Reach, request: ListRequest): Promise<Listed<CatalogRow>> =>
  readList<CatalogRow>(db, catalogs(db, reach), request, {
    sort: {
      id: plainColumn('id'),
      name: textColumn('name'),
      country: plainColumn('country'),
      product_count: plainColumn('productCount'),
      last_ingested_at: plainColumn('lastIngestedAt'),
    },
    filter: {
      q: containing('name', 'id'),
      name: containing('name'),
      owner_business_id: equalTo('businessId'),
    },
  })

export async function catalog(db: Db, reach: Reach, id: string): Promise<CatalogRow | null> {
  return (await catalogs(db, reach).where('c.id', '=', id).executeTakeFirst()) ?? null
}

export async function catalogsOwnedBy(
  db: Db,
  reach: Reach,
  ownerIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ownerIds.length === 0) return []
  const rows = await catalogs(db, reach)
    .where('c.businessId', 'in', ownerIds)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()
  return rows.map(({ id, name }) => ({ id, name }))
}

export async function countCatalogs(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('catalogs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewCatalog {
  id: string
  businessId: string
  name: string
  country: string
  language: string
  currency: string
  createdAt: Date
}

export async function insertCatalog(tx: Db, given: NewCatalog): Promise<void> {
  await tx.insertInto('catalogs').values(given).execute()
}

export async function updateCatalog(
  tx: Db,
  id: string,
  changes: Partial<Pick<NewCatalog, 'name' | 'country' | 'language' | 'currency'>>,
): Promise<void> {
  await tx.updateTable('catalogs').set(changes).where('id', '=', id).execute()
}

/** Whether an active catalog of the business has products. */
export const hasProductsToSell = async (db: Db, businessId: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogs as c')
    .select('c.id')
    .where('c.businessId', '=', businessId)
    .where('c.productCount', '>', 0)
    .where(sql<boolean>`${status} = 'ACTIVE'`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A promotion that runs now shows products of the catalog. */
export const isCatalogPromoted = async (tx: Db, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('promotions as p')
    .innerJoin('productGroups as g', 'g.id', 'p.productGroupId')
    .select('p.id')
    .where('g.catalogId', '=', id)
    .where('p.status', '=', 'ACTIVE')
    .executeTakeFirst()) !== undefined

export async function deleteCatalog(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('catalogs').where('id', '=', id).execute()
}

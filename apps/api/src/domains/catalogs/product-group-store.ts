import { sql } from 'kysely'
import type { ProductFilter } from '@tessera/api-types/catalogs/product-groups'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import type { Db } from '../../kernel/deps.ts'
import { orLost } from '../../kernel/unique-violation.ts'

export interface ProductGroupRow {
  id: string
  catalogId: string
  catalogName: string
  name: string
  filters: ProductFilter[]
  productCount: number
  createdAt: Date
}

/** The groups of the catalogs of a business. `only` limits them to some catalogs. */
const groups = (db: Db, businessId: string, only: readonly string[] | null) =>
  db
    .selectFrom('productGroups as g')
    .innerJoin('catalogs as c', 'c.id', 'g.catalogId')
    .where('g.businessId', '=', businessId)
    .$if(only !== null, (query) => query.where(sql<boolean>`g.catalog_id = ANY(${only}::bigint[])`))
    .select([
      'g.id',
      'g.catalogId',
      'c.name as catalogName',
      'g.name',
      'g.filters',
      'g.createdAt',
      sql<number>`coalesce(g.product_count, 0)`.as('productCount'),
    ])
    .$castTo<ProductGroupRow>()

export const listProductGroups = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<ProductGroupRow>> =>
  readList<ProductGroupRow>(db, groups(db, businessId, only), request, {
    sort: {
      id: plainColumn('id'),
      name: textColumn('name'),
      created_time: plainColumn('createdAt'),
      product_count: plainColumn('productCount'),
    },
    filter: {
      q: containing('name', 'catalogName'),
      name: containing('name'),
      catalog_id: (id) => sql<boolean>`catalog_id = ${id}::bigint`,
    },
  })

export async function productGroup(
  db: Db,
  businessId: string,
  id: string,
  only: readonly string[] | null,
): Promise<ProductGroupRow | null> {
  return (await groups(db, businessId, only).where('g.id', '=', id).executeTakeFirst()) ?? null
}

export async function countProductGroups(db: Db, catalogId: string): Promise<number> {
  const { count } = await db
    .selectFrom('productGroups')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('catalogId', '=', catalogId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const nameTaken = () => fieldError('INVALID_INPUT', 'name', { key: 'field.groupNameTaken' })

interface NewProductGroup {
  id: string
  businessId: string
  catalogId: string
  name: string
  filters: readonly ProductFilter[]
  createdAt: Date
}

/** @throws DomainError INVALID_INPUT when the name is taken */
export async function insertProductGroup(tx: Db, { filters, ...group }: NewProductGroup): Promise<void> {
  await orLost(
    tx
      .insertInto('productGroups')
      .values({ ...group, filters: JSON.stringify(filters) })
      .execute(),
    'product_groups_name',
    nameTaken,
  )
  await countGroup(tx, group.id)
}

export async function updateProductGroup(
  tx: Db,
  id: string,
  { name, filters }: { name: string; filters: readonly ProductFilter[] },
): Promise<void> {
  await orLost(
    tx
      .updateTable('productGroups')
      .set({ name, filters: JSON.stringify(filters) })
      .where('id', '=', id)
      .execute(),
    'product_groups_name',
    nameTaken,
  )
  await countGroup(tx, id)
}

/** Counts the products of a group anew. */
async function countGroup(db: Db, id: string): Promise<void> {
  await sql`UPDATE product_groups g SET product_count = (SELECT count(*) FROM catalog_products p
      WHERE p.catalog_id = g.catalog_id AND matches_product_filters(p, g.filters))
    WHERE g.id = ${id}::bigint`.execute(db)
}

/** How many products of a catalog fit every filter. */
export async function countFitting(
  db: Db,
  catalogId: string,
  filters: readonly ProductFilter[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM catalog_products p
    WHERE p.catalog_id = ${catalogId}::bigint
      AND matches_product_filters(p, ${JSON.stringify(filters)}::jsonb)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the products of all groups of a catalog anew; one whose rules change meanwhile is counted by that. */
export async function countGroupsOf(db: Db, catalogId: string): Promise<void> {
  await sql`WITH counted AS (
      SELECT g.id, count(*)::int AS count FROM catalog_products p
      JOIN product_groups g ON g.catalog_id = p.catalog_id AND matches_product_filters(p, g.filters)
      WHERE p.catalog_id = ${catalogId}::bigint GROUP BY g.id)
    UPDATE product_groups g SET product_count = coalesce(c.count, 0)
    FROM product_groups o LEFT JOIN counted c USING (id)
    WHERE o.catalog_id = ${catalogId}::bigint AND g.id = o.id AND g.filters = o.filters
      AND g.product_count IS DISTINCT FROM coalesce(c.count, 0)`.execute(db)
}

/** Catalogs with groups that were never counted. */
export async function uncountedCatalogs(db: Db): Promise<string[]> {
  const rows = db.selectFrom('productGroups').select('catalogId').distinct().where('productCount', 'is', null)
  return (await rows.execute()).map(({ catalogId }) => catalogId)
}

export async function deleteProductGroup(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('productGroups').where('id', '=', id).execute()
}

/** Catalogs of the business that a person was given. */
export async function givenCatalogs(db: Db, businessId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogAccess')
    .select(sql<string>`catalog_id`.as('catalogId'))
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ catalogId }) => catalogId)
}

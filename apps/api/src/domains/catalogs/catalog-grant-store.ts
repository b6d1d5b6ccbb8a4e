import { sql } from 'kysely'
import type { CatalogPermission } from '@tessera/api-types/catalogs/catalog-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import type { GrantChange } from '../business/grant-rules.ts'

export type HolderKind = 'EMPLOYEE' | 'PARTNER'

export interface HolderRow {
  id: string
  /** Whose catalog it is. */
  businessId: string
  name: string
  permissions: CatalogPermission[]
  endsAt: Date | null
  isExpired: boolean
}

/** Those who were given a catalog, also whose access has ended. */
const holders = (db: Db, catalogId: string, kind: HolderKind) =>
  db
    .selectFrom('catalogGrants as g')
    .leftJoin('users as u', 'u.id', 'g.userId')
    .leftJoin('businesses as b', 'b.id', 'g.partnerBusinessId')
    .where('g.catalogId', '=', catalogId)
    .where(kind === 'EMPLOYEE' ? 'g.userId' : 'g.partnerBusinessId', 'is not', null)
    .select([
      sql<string>`g.holder_id`.as('id'),
      sql<string>`coalesce(u.full_name, b.name)`.as('name'),
      sql<CatalogPermission[]>`g.permissions`.as('permissions'),
      'g.businessId',
      'g.endsAt',
      hasEnded('g.endsAt').as('isExpired'),
    ])
    .$castTo<HolderRow>()

export const listHolders = (
  db: Db,
  catalogId: string,
  kind: HolderKind,
  request: ListRequest,
): Promise<Listed<HolderRow>> =>
  readList<HolderRow>(db, holders(db, catalogId, kind), request, {
    sort: { id: plainColumn('id'), name: textColumn('name') },
    filter: { q: containing('name') },
  })

export async function holdersNamed(
  db: Db,
  catalogId: string,
  kind: HolderKind,
  ids: readonly string[],
): Promise<Map<string, HolderRow>> {
  const rows = await holders(db, catalogId, kind)
    .where(sql<string>`g.holder_id`, 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of some ids that can be given a catalog: people of the business, or its partners. */
export async function possibleHolders(
  db: Db,
  businessId: string,
  kind: HolderKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows =
    kind === 'EMPLOYEE'
      ? await db
          .selectFrom('businessMembers')
          .select('userId as id')
          .where('businessId', '=', businessId)
          .where('userId', 'in', ids)
          .execute()
      : await db
          .selectFrom('partnerships')
          .select('partnerId as id')
          .where('businessId', '=', businessId)
          .where('partnerId', 'in', ids)
          .execute()
  return new Set(rows.map(({ id }) => id))
}

interface GrantPlace {
  catalogId: string
  businessId: string
  kind: HolderKind
  createdAt: Date
}

/** Gives a catalog to people or partners, with what each of them may do and until when. */
export async function saveGrants(
  tx: Db,
  { catalogId, businessId, kind, createdAt }: GrantPlace,
  grants: readonly Pick<GrantChange, 'id' | 'after' | 'endsAt'>[],
): Promise<void> {
  await tx
    .insertInto('catalogGrants')
    .values(
      grants.map(({ id, after, endsAt }) => ({
        catalogId,
        businessId,
        userId: kind === 'EMPLOYEE' ? id : null,
        partnerBusinessId: kind === 'PARTNER' ? id : null,
        permissions: [...after],
        endsAt,
        createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['catalogId', 'holderId']).doUpdateSet(({ ref }) => ({
        permissions: ref('excluded.permissions'),
        endsAt: ref('excluded.endsAt'),
      })),
    )
    .execute()
}

export async function deleteGrants(tx: Db, catalogId: string, holderIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('catalogGrants')
    .where('catalogId', '=', catalogId)
    .where(sql<string>`holder_id`, 'in', holderIds)
    .execute()
}

import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import type { Businesses } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { permissionsByAsset } from './grant-rules.ts'

export type BusinessRow = Selectable<Businesses>

export interface Membership {
  business: BusinessRow & { ownerId: string }
  role: BusinessRole
  /** They manage a business above it, and have no such role here themselves. */
  isInherited: boolean
}

const withRole = (db: Db, userId: string) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('businessStandings as me', 'me.businessId', 'b.id')
    .innerJoin('businessMembers as owner', (join) =>
      join.onRef('owner.businessId', '=', 'b.id').on('owner.role', '=', 'OWNER'),
    )
    .where('me.userId', '=', userId)
    .selectAll('b')
    .select(['me.role', 'me.isInherited', 'owner.userId as ownerId'])

type Row = BusinessRow & { role: string | null; isInherited: boolean | null; ownerId: string }

const toMembership = ({ role, isInherited, ...business }: Row): Membership => ({
  business,
  role: role as BusinessRole,
  isInherited: isInherited ?? false,
})

export async function membershipsOf(db: Db, userId: string): Promise<Membership[]> {
  const rows = await withRole(db, userId).orderBy('b.name').orderBy('b.id').execute()
  return rows.map(toMembership)
}

export async function membership(db: Db, businessId: string, userId: string): Promise<Membership | null> {
  const row = await withRole(db, userId).where('b.id', '=', businessId).executeTakeFirst()
  return row ? toMembership(row) : null
}

/** Makes changes of one business wait for each other. */
export async function lockBusiness(tx: Db, businessId: string): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute()
}

type HeldPermissions = Map<string, AssetPermission[]>

/** What a person may do with each asset of each business, given to them or to a group they are in. */
export async function heldInBusinesses(
  db: Db,
  userId: string,
  businessIds: readonly string[],
): Promise<Map<string, HeldPermissions>> {
  const rows = await db
    .selectFrom('assetAccess')
    .select(['businessId', 'assetId', 'permissions'])
    .where('businessId', 'in', businessIds)
    .where('userId', '=', userId)
    .$castTo<{ businessId: string; assetId: string; permissions: AssetPermission[] }>()
    .execute()
  const held = Map.groupBy(rows, ({ businessId }) => businessId)
  return new Map(
    [...held].map(([id, given]) => [
      id,
      permissionsByAsset(given.map(({ assetId, permissions }) => ({ id: String(assetId), permissions }))),
    ]),
  )
}

export const heldPermissions = async (db: Db, businessId: string, userId: string): Promise<HeldPermissions> =>
  (await heldInBusinesses(db, userId, [businessId])).get(businessId) ?? new Map()

export async function insertBusiness(tx: Db, business: Insertable<Businesses>): Promise<void> {
  await tx.insertInto('businesses').values(business).execute()
}

export async function updateBusiness(tx: Db, id: string, changes: Updateable<Businesses>): Promise<void> {
  await tx.updateTable('businesses').set(changes).where('id', '=', id).execute()
}

/** Businesses of one owner are made one after another. */
export async function lockOwner(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function countOwned(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('businessMembers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('role', '=', 'OWNER')
    .executeTakeFirstOrThrow()
  return Number(count)
}

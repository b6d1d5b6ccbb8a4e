import { sql } from 'kysely'
import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { Db } from '../../kernel/deps.ts'
import type { AssetRef } from './business-permissions.ts'

/** One grant: to a person, of an asset, directly or through a group. */
export interface GrantRow extends AssetRef {
  userId: string
  holderName: string
  assetName: string
  permissions: AssetPermission[]
  /** Null where it was given directly. */
  groupId: string | null
  groupName: string | null
}

const grants = (db: Db, businessId: string) =>
  db
    .selectFrom('assetAccess as p')
    .innerJoin('users as holder', 'holder.id', 'p.userId')
    .leftJoin('adAccounts as a', 'a.id', 'p.adAccountId')
    .leftJoin('users as profile', 'profile.id', 'p.profileId')
    .leftJoin('assetGroups as g', 'g.id', 'p.groupId')
    .where('p.businessId', '=', businessId)
    .select([
      sql<string>`p.asset_id`.as('id'),
      sql<AssetType>`CASE WHEN p.ad_account_id IS NULL THEN 'PROFILE' ELSE 'AD_ACCOUNT' END`.as('type'),
      sql<string>`p.user_id`.as('userId'),
      'holder.fullName as holderName',
      sql<string>`coalesce(a.name, profile.full_name)`.as('assetName'),
      sql<AssetPermission[]>`p.permissions`.as('permissions'),
      'p.groupId',
      'g.name as groupName',
    ])

/** Every grant by which some people reach assets. */
export const grantsOfMembers = async (db: Db, businessId: string, userIds: string[]): Promise<GrantRow[]> =>
  userIds.length === 0
    ? []
    : grants(db, businessId)
        .where('p.userId', 'in', userIds)
        .orderBy('assetName')
        .orderBy('p.assetId')
        .orderBy('groupName', (order) => order.asc().nullsFirst())
        .execute()

export const grantsOnAssets = async (db: Db, businessId: string, assetIds: string[]): Promise<GrantRow[]> =>
  assetIds.length === 0
    ? []
    : grants(db, businessId)
        .where(sql<string>`p.asset_id`, 'in', assetIds)
        .orderBy('holder.fullName')
        .orderBy('p.userId')
        .execute()

export interface NamedAsset extends AssetRef {
  name: string
}

const namedAccounts = (db: Db, businessId: string) =>
  db
    .selectFrom('adAccounts')
    .select(['id', 'name', sql<AssetType>`'AD_ACCOUNT'`.as('type')])
    .where('businessId', '=', businessId)

const namedProfiles = (db: Db, businessId: string) =>
  db
    .selectFrom('businessProfiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['u.id', 'u.fullName as name', sql<AssetType>`'PROFILE'`.as('type')])
    .where('p.businessId', '=', businessId)

/** Every asset of the business, by name. */
export const allAssets = (db: Db, businessId: string): Promise<NamedAsset[]> =>
  namedAccounts(db, businessId)
    .unionAll(namedProfiles(db, businessId))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Those of `ids` that are assets of the business, with their names. */
export async function assetsNamed(
  db: Db,
  businessId: string,
  ids: string[],
): Promise<Map<string, NamedAsset>> {
  if (ids.length === 0) return new Map()
  const accounts = namedAccounts(db, businessId).where('id', 'in', ids)
  const profiles = namedProfiles(db, businessId).where('u.id', 'in', ids)
  const rows = await accounts.unionAll(profiles).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface GrantKey {
  businessId: string
  userId: string
  asset: AssetRef
}

export async function saveGrant(
  tx: Db,
  { businessId, userId, asset }: GrantKey,
  permissions: readonly AssetPermission[],
  createdAt: Date,
): Promise<void> {
  await tx
    .insertInto('assetPermissions')
    .values({
      businessId,
      userId,
      adAccountId: asset.type === 'AD_ACCOUNT' ? asset.id : null,
      profileId: asset.type === 'PROFILE' ? asset.id : null,
      permissions: [...permissions],
      createdAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'userId', 'assetId']).doUpdateSet({ permissions: [...permissions] }),
    )
    .execute()
}

export async function deleteGrant(tx: Db, { businessId, userId, asset }: GrantKey): Promise<void> {
  await tx
    .deleteFrom('assetPermissions')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .where(sql<string>`asset_id`, '=', asset.id)
    .execute()
}

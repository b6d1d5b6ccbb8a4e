import { sql } from 'kysely'
import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import type { AssetRef } from './business-permissions.ts'
import { assetIdsOf, partnerGrantsOnAssets } from './shared-asset-store.ts'

/** One grant: to a person, of an asset, directly or through a group. */
export interface GrantRow extends AssetRef {
  userId: string
  holderName: string
  assetName: string
  permissions: AssetPermission[]
  /** Null where it was given directly. */
  groupId: string | null
  groupName: string | null
  businessId: string
  /** The business that owns the asset: another one where it is a partner's. */
  ownerId: string
  ownerName: string
  /** Of what partners share, the end of the share where that comes first. */
  endsAt: Date | null
  ownEndsAt: Date | null
  isExpired: boolean
}

const grants = (db: Db, businessId: string) =>
  db
    .selectFrom('assetGrants as p')
    .innerJoin('users as holder', 'holder.id', 'p.userId')
    .leftJoin('adAccounts as a', 'a.id', 'p.adAccountId')
    .leftJoin('users as profile', 'profile.id', 'p.profileId')
    .leftJoin('assetGroups as g', 'g.id', 'p.groupId')
    .innerJoin('businesses as owner', 'owner.id', 'p.ownerId')
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
      sql<string>`p.business_id`.as('businessId'),
      'owner.id as ownerId',
      'owner.name as ownerName',
      'p.endsAt',
      'p.ownEndsAt',
      hasEnded('p.endsAt').as('isExpired'),
    ])

/** Every grant by which some people reach assets, also those that have ended. */
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
        .orderBy('g.name', (order) => order.asc().nullsFirst())
        .orderBy('p.groupId')
        .execute()

export interface NamedAsset extends AssetRef {
  name: string
  ownerId: string
  ownerName: string
}

const namedAccounts = (db: Db, businessId: string) =>
  db
    .selectFrom('adAccounts as a')
    .innerJoin('businesses as owner', 'owner.id', 'a.businessId')
    .select([
      'a.id',
      'a.name',
      sql<AssetType>`'AD_ACCOUNT'`.as('type'),
      'owner.id as ownerId',
      'owner.name as ownerName',
    ])
    .where('a.id', 'in', assetIdsOf(businessId, 'ad_account_id'))

const namedProfiles = (db: Db, businessId: string) =>
  db
    .selectFrom('businessProfiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('businesses as owner', 'owner.id', 'p.businessId')
    .select([
      'u.id',
      'u.fullName as name',
      sql<AssetType>`'PROFILE'`.as('type'),
      'owner.id as ownerId',
      'owner.name as ownerName',
    ])
    .where('u.id', 'in', assetIdsOf(businessId, 'profile_id'))

/** Every asset that the business owns or partners share with it, by name. */
export const allAssets = (db: Db, businessId: string): Promise<NamedAsset[]> =>
  namedAccounts(db, businessId)
    .unionAll(namedProfiles(db, businessId))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Those of `ids` that the business owns or partners share with it, with their names. */
export async function assetsNamed(
  db: Db,
  businessId: string,
  ids: string[],
): Promise<Map<string, NamedAsset>> {
  if (ids.length === 0) return new Map()
  const accounts = namedAccounts(db, businessId).where('a.id', 'in', ids)
  const profiles = namedProfiles(db, businessId).where('u.id', 'in', ids)
  const rows = await accounts.unionAll(profiles).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whose some assets are, wherever they belong. */
export async function assetOwners(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, AssetRef & { ownerId: string; ownerName: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<AssetRef & { ownerId: string; ownerName: string }>`
    SELECT asset.id::text AS id, asset.type, owner.id::text AS owner_id, owner.name AS owner_name FROM (
      SELECT id, 'AD_ACCOUNT' AS type, business_id FROM ad_accounts WHERE id = ANY(${[...ids]}::bigint[])
      UNION ALL
      SELECT user_id, 'PROFILE', business_id FROM business_profiles WHERE user_id = ANY(${[...ids]}::bigint[])
    ) asset JOIN businesses owner ON owner.id = asset.business_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

interface GrantKey {
  businessId: string
  userId: string
  /** With the business that owns it, where that is another one. */
  asset: AssetRef & { ownerId?: string }
}

export interface GivenPermissions {
  permissions: readonly AssetPermission[]
  endsAt: Date | null
}

const referenceOf = ({ id, type }: AssetRef) => ({
  adAccountId: type === 'AD_ACCOUNT' ? id : null,
  profileId: type === 'PROFILE' ? id : null,
})

/** Gives an asset to a person of the business, or passes one of a partner on to them. */
export async function saveGrant(
  tx: Db,
  { businessId, userId, asset }: GrantKey,
  { permissions, endsAt }: GivenPermissions,
  createdAt: Date,
): Promise<void> {
  const given = { permissions: [...permissions], endsAt }
  const values = { businessId, userId, ...referenceOf(asset), ...given, createdAt }
  const { ownerId = businessId } = asset
  const insert =
    ownerId === businessId
      ? tx.insertInto('assetPermissions').values(values)
      : tx.insertInto('partnerAssignments').values({ ...values, ownerId })
  await insert
    .onConflict((conflict) => conflict.columns(['businessId', 'userId', 'assetId']).doUpdateSet(given))
    .execute()
}

export async function deleteGrant(tx: Db, { businessId, userId, asset }: GrantKey): Promise<void> {
  for (const table of ['assetPermissions', 'partnerAssignments'] as const) {
    await tx
      .deleteFrom(table)
      .where('businessId', '=', businessId)
      .where('userId', '=', userId)
      .where(sql<string>`asset_id`, '=', asset.id)
      .execute()
  }
}

/** By what people and partners of a business reach some assets. */
export const holdersOf = async (db: Db, businessId: string, assetIds: string[]) => ({
  grants: await grantsOnAssets(db, businessId, assetIds),
  partnerGrants: await partnerGrantsOnAssets(db, businessId, assetIds),
})

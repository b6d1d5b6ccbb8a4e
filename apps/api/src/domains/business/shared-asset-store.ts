import { sql, type RawBuilder } from 'kysely'
import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import type { AssetRef } from './business-permissions.ts'
import { permissionsByAsset } from './grant-rules.ts'

/** One grant of an asset to a partner: by itself, or through a group. */
export interface PartnerGrantRow extends AssetRef {
  ownerId: string
  partnerId: string
  /** Of the partner. */
  holderName: string
  assetName: string
  permissions: AssetPermission[]
  groupId: string | null
  groupName: string | null
  endsAt: Date | null
  isExpired: boolean
}

const partnerGrants = (db: Db) =>
  db
    .selectFrom('partnerGrants as p')
    .innerJoin('businesses as holder', 'holder.id', 'p.partnerId')
    .leftJoin('adAccounts as a', 'a.id', 'p.adAccountId')
    .leftJoin('users as profile', 'profile.id', 'p.profileId')
    .leftJoin('assetGroups as g', 'g.id', 'p.groupId')
    .select([
      sql<string>`p.asset_id`.as('id'),
      sql<AssetType>`CASE WHEN p.ad_account_id IS NULL THEN 'PROFILE' ELSE 'AD_ACCOUNT' END`.as('type'),
      sql<string>`p.business_id`.as('ownerId'),
      sql<string>`p.partner_id`.as('partnerId'),
      'holder.name as holderName',
      sql<string>`coalesce(a.name, profile.full_name)`.as('assetName'),
      sql<AssetPermission[]>`p.permissions`.as('permissions'),
      'p.groupId',
      'g.name as groupName',
      'p.endsAt',
      hasEnded('p.endsAt').as('isExpired'),
    ])
    .orderBy('assetName')
    .orderBy('p.assetId')
    .orderBy('groupName', (order) => order.asc().nullsFirst())

/** What partners hold of some assets of a business, also what has ended. */
export const partnerGrantsOnAssets = async (
  db: Db,
  businessId: string,
  assetIds: readonly string[],
): Promise<PartnerGrantRow[]> =>
  assetIds.length === 0
    ? []
    : partnerGrants(db).where('p.businessId', '=', businessId).where('p.assetId', 'in', assetIds).execute()

/** Every grant between a business and some partners, in both directions, also those that have ended. */
export const grantsBetween = async (
  db: Db,
  businessId: string,
  partnerIds: readonly string[],
): Promise<PartnerGrantRow[]> =>
  partnerIds.length === 0
    ? []
    : partnerGrants(db)
        .where(({ or, and, eb }) =>
          or([
            and([eb('p.businessId', '=', businessId), eb('p.partnerId', 'in', partnerIds)]),
            and([eb('p.partnerId', '=', businessId), eb('p.businessId', 'in', partnerIds)]),
          ]),
        )
        .execute()

/** What a business holds of the assets of its partners, by asset. */
export async function sharedPermissions(db: Db, businessId: string): Promise<Map<string, AssetPermission[]>> {
  const rows = await db
    .selectFrom('partnerAccess')
    .select(['assetId', 'permissions'])
    .where('partnerId', '=', businessId)
    .execute()
  return permissionsByAsset(
    rows.map(({ assetId, permissions }) => ({
      id: String(assetId),
      permissions: permissions as AssetPermission[],
    })),
  )
}

const OWN = {
  ad_account_id: sql`SELECT own.id FROM ad_accounts own WHERE own.business_id`,
  profile_id: sql`SELECT own.user_id FROM business_profiles own WHERE own.business_id`,
}

export type AssetColumn = keyof typeof OWN

/** The assets of one kind that a business owns or partners share with it, by id. */
export const assetIdsOf = (businessId: string | RawBuilder<unknown>, column: AssetColumn) => {
  const shared = sql.ref(`shared.${column}`)
  return sql<string>`(${OWN[column]} = ${businessId}::bigint
    UNION ALL SELECT ${shared} FROM partner_access shared
    WHERE shared.partner_id = ${businessId}::bigint AND ${shared} IS NOT NULL)`
}

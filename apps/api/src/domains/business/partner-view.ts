import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant, GrantSource } from '@tessera/api-types/business/views'
import type { PartnerView, SharedAssets } from '@tessera/api-types/partners/views'
import { bothNames } from './employee-view.ts'
import { toEnd } from '../../kernel/access-end.ts'
import { inForce, permissionsByAsset } from './grant-rules.ts'
import type { PartnerGrantRow } from './shared-asset-store.ts'
import type { PartnerGroupRow, PartnerRow } from './partner-store.ts'

export interface PartnerContext {
  businessId: string
  /** In both directions. */
  grants: readonly PartnerGrantRow[]
  groups: readonly PartnerGroupRow[]
  imageBase: string
}

/** What one business holds of the assets of another, each asset once. */
export function sharedAssets(grants: readonly PartnerGrantRow[]): SharedAssets {
  const adAccounts = grantsOfType(grants, 'AD_ACCOUNT')
  const profiles = grantsOfType(grants, 'PROFILE')
  return {
    adAccounts,
    profiles,
    expired_access: (['AD_ACCOUNT', 'PROFILE'] as const).flatMap((type) =>
      grantsOfType(grants, type, true).map((grant) => ({ ...grant, type })),
    ),
    assets_summary: { ad_accounts: adAccounts.length, profiles: profiles.length },
  }
}

/** Assets that something in force leads to, or, of those alone to which nothing does any more. */
function grantsOfType(grants: readonly PartnerGrantRow[], type: AssetType, isExpired = false): AssetGrant[] {
  const held = permissionsByAsset(inForce(grants))
  const names = new Map(
    grants.filter((grant) => grant.type === type).map(({ id, assetName }) => [id, assetName]),
  )
  const listed = [...names].filter(([id]) => held.has(id) !== isExpired)
  return listed.map(([id, name]) => ({
    id,
    name,
    ...bothNames(held.get(id) ?? []),
    granted_by: grants.filter((grant) => grant.id === id).map(toSource),
  }))
}

export const toSource = (grant: PartnerGrantRow): GrantSource => ({
  type: grant.groupId === null ? 'DIRECT' : 'ASSET_GROUP',
  id: grant.groupId,
  name: grant.groupName,
  permissions: grant.permissions,
  ...toEnd(grant),
})

export function toPartnerView(
  row: PartnerRow,
  { businessId, grants, groups, imageBase }: PartnerContext,
): PartnerView {
  const given = grants.filter(({ ownerId, partnerId }) => ownerId === businessId && partnerId === row.id)
  const received = grants.filter(({ ownerId, partnerId }) => ownerId === row.id && partnerId === businessId)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    username: row.username,
    email: row.email,
    image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
    created_time: row.createdAt.toISOString(),
    ...sharedAssets(given),
    assetGroups: groups
      .filter(({ partnerId, isExpired }) => partnerId === row.id && !isExpired)
      .map(({ id, name, permissions, endsAt }) => ({
        id,
        name,
        ...bothNames(permissions),
        ends_at: endsAt?.toISOString() ?? null,
      })),
    catalogs: [],
    received: sharedAssets(received),
    direction: row.isGiven === row.isReceived ? 'BOTH' : row.isGiven ? 'GIVEN' : 'RECEIVED',
    ...bothNames([...new Set(inForce(given).flatMap(({ permissions }) => permissions))]),
    abilities: { can_edit: true, can_delete: true },
  }
}

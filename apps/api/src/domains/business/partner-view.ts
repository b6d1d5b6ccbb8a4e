import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant, GrantSource } from '@tessera/api-types/business/views'
import type { PartnerView, SharedAssets } from '@tessera/api-types/partners/views'
import { bothNames } from './employee-view.ts'
import { permissionsByAsset } from './grant-rules.ts'
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
    assets_summary: { ad_accounts: adAccounts.length, profiles: profiles.length },
  }
}

function grantsOfType(grants: readonly PartnerGrantRow[], type: AssetType): AssetGrant[] {
  const held = permissionsByAsset(grants)
  const names = new Map(
    grants.filter((grant) => grant.type === type).map(({ id, assetName }) => [id, assetName]),
  )
  return [...names].map(([id, name]) => ({
    id,
    name,
    ...bothNames(held.get(id) ?? []),
    granted_by: grants.filter((grant) => grant.id === id).map(toSource),
  }))
}

export const toSource = ({ groupId, groupName, permissions }: PartnerGrantRow): GrantSource => ({
  type: groupId === null ? 'DIRECT' : 'ASSET_GROUP',
  id: groupId,
  name: groupName,
  permissions,
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
      .filter(({ partnerId }) => partnerId === row.id)
      .map(({ id, name, permissions }) => ({ id, name, ...bothNames(permissions) })),
    catalogs: [],
    received: sharedAssets(received),
    direction: row.isGiven === row.isReceived ? 'BOTH' : row.isGiven ? 'GIVEN' : 'RECEIVED',
    ...bothNames([...new Set(given.flatMap(({ permissions }) => permissions))]),
    abilities: { can_edit: true, can_delete: true },
  }
}

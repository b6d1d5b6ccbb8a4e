import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant, EmployeeView } from '@tessera/api-types/business/views'
import type { GrantRow } from './asset-store.ts'
import { canEditAssets, canEditRole, canReadAsset, canRemove, type Actor } from './business-permissions.ts'
import type { MemberRow } from './member-store.ts'

/** Roles and permissions are two names of one list. */
export const bothNames = <P extends AssetPermission | 'OWNER'>(permissions: readonly P[]) => ({
  roles: [...permissions],
  permissions: [...permissions],
})

/** A person as `actor` may see them: only with assets that `actor` may read. */
export function toEmployeeView(
  row: MemberRow,
  grants: readonly GrantRow[],
  actor: Actor,
  imageBase: string,
): EmployeeView {
  const target = { userId: row.id, role: row.role }
  const visible = grants.filter(({ userId, id }) => userId === row.id && canReadAsset(actor, id))
  const ofType = (type: AssetType): AssetGrant[] =>
    visible
      .filter((grant) => grant.type === type)
      .map(({ id, assetName, permissions }) => ({ id, name: assetName, ...bothNames(permissions) }))
  const adAccounts = ofType('AD_ACCOUNT')
  const profiles = ofType('PROFILE')
  return {
    id: row.id,
    business_id: row.businessId,
    version: row.version,
    username: row.username,
    full_name: row.fullName,
    email: row.email,
    image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
    created_time: row.createdAt.toISOString(),
    last_active_time: row.lastActiveAt?.toISOString() ?? null,
    status: 'ACTIVE',
    business_roles: [row.role],
    adAccounts,
    profiles,
    assetGroups: [],
    catalogs: [],
    assets_summary: { ad_accounts: adAccounts.length, profiles: profiles.length },
    abilities: {
      can_edit_role: canEditRole(actor, target),
      can_edit_assets: canEditAssets(actor, target),
      can_delete: canRemove(actor, target),
    },
  }
}

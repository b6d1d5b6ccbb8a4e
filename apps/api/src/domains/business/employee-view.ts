import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AssetType, AssetPermission } from '@tessera/api-types/business/roles'
import type { AssetGrant, EmployeeView } from '@tessera/api-types/business/views'
import { accessTo } from './access-policy.ts'
import type { GroupMembershipRow } from './asset-group-store.ts'
import type { GrantRow, NamedAsset } from './asset-store.ts'
import {
  canEditAssets,
  canManageAssetGroups,
  canEditRole,
  canReadAsset,
  canRemove,
  canReachAllAssets,
  type Actor,
} from './business-permissions.ts'
import type { MemberRow } from './member-store.ts'

/** Roles and permissions are two names of one list. */
export const bothNames = <P extends AssetPermission | 'OWNER'>(permissions: readonly P[]) => ({
  roles: [...permissions],
  permissions: [...permissions],
})

/** What the people of a business reach: by what they were given, and as managers every asset. */
export interface Reach {
  grants: readonly GrantRow[]
  assets: readonly NamedAsset[]
  groups: readonly GroupMembershipRow[]
}

/** A person as `actor` may see them: only with assets that `actor` may read. */
export function toEmployeeView(row: MemberRow, reach: Reach, actor: Actor, imageBase: string): EmployeeView {
  const groups = canManageAssetGroups(actor) || actor.userId === row.id ? reach.groups : []
  const target = { userId: row.id, role: row.role }
  const visible = reachedBy(row, reach, actor.shared).filter(({ id }) => canReadAsset(actor, id))
  const ofType = (type: AssetType): AssetGrant[] =>
    visible
      .filter((asset) => asset.type === type && asset.permissions.length > 0)
      .map(({ id, name, permissions, granted_by }) => ({ id, name, ...bothNames(permissions), granted_by }))
  const expired = visible.filter(({ permissions }) => permissions.length === 0)
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
    expired_access: expired.map(({ id, name, type, granted_by }) => ({
      id,
      name,
      type,
      ...bothNames([]),
      granted_by,
    })),
    assetGroups: groups
      .filter(({ userId }) => userId === row.id)
      .map(({ id, name, permissions, endsAt }) => ({
        id,
        name,
        ...bothNames(permissions),
        ends_at: endsAt?.toISOString() ?? null,
      })),
    catalogs: [],
    assets_summary: { ad_accounts: adAccounts.length, profiles: profiles.length },
    abilities: {
      can_edit_role: canEditRole(actor, target),
      can_edit_assets: canEditAssets(actor, target),
      can_delete: canRemove(actor, target),
    },
  }
}

/** Every asset once, with what the person may do there and through what. */
function reachedBy(
  { id: userId, businessId, role }: MemberRow,
  { grants, assets }: Reach,
  shared: Actor['shared'],
) {
  const own = grants.filter((grant) => grant.userId === userId)
  const given = new Map(own.map((grant) => [grant.id, { ...grant, name: grant.assetName }]))
  const reached: readonly NamedAsset[] = canReachAllAssets({ role }) ? assets : [...given.values()]
  return reached.map((asset) => ({
    id: asset.id,
    type: asset.type,
    name: asset.name,
    ...accessTo({ userId, businessId, role, shared }, asset, own),
  }))
}

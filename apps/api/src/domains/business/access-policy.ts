import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { GrantSource } from '@tessera/api-types/business/views'
import type { GrantRow, NamedAsset } from './asset-store.ts'
import { canReachAllAssets, permissionsOn, type Actor } from './business-permissions.ts'
import { toEnd } from '../../kernel/access-end.ts'
import { NO_END } from './grant-end-rules.ts'
import { inForce, lastEnd, permissionsByAsset } from './grant-rules.ts'

export interface AssetAccess {
  permissions: (AssetPermission | 'OWNER')[]
  /** When the last of it ends; null where something has no end. */
  ends_at: string | null
  granted_by: GrantSource[]
}

/** What a person may do with an asset, and each way they come to it: their role, and grants of theirs among `grants`. */
export function accessTo(
  person: Omit<Actor, 'grants'>,
  asset: NamedAsset,
  grants: readonly GrantRow[],
): AssetAccess {
  const given = grants.filter(({ id, userId }) => id === asset.id && userId === person.userId)
  const held = permissionsByAsset(inForce(given))
  const sources = given.map(toGrantSource)
  if (!canReachAllAssets(person)) {
    const ends_at = lastEnd(inForce(given))?.toISOString() ?? null
    return { permissions: held.get(asset.id) ?? [], ends_at, granted_by: sources }
  }
  const byRole = {
    ...(person.shared.has(asset.id)
      ? { type: 'PARTNER' as const, id: asset.ownerId, name: asset.ownerName }
      : { type: 'BUSINESS_ROLE' as const, id: null, name: null }),
    permissions: permissionsOn({ ...person, grants: new Map() }, asset),
    ...NO_END,
  }
  const permissions = permissionsOn({ ...person, grants: held }, asset)
  return { permissions, ends_at: null, granted_by: [byRole, ...sources] }
}

function toGrantSource(grant: GrantRow): GrantSource {
  const { businessId, ownerId, ownerName, groupId, groupName, permissions } = grant
  const given = { permissions, ...toEnd(grant) }
  if (groupId !== null) return { type: 'ASSET_GROUP', id: groupId, name: groupName, ...given }
  return ownerId === businessId
    ? { type: 'DIRECT', id: null, name: null, ...given }
    : { type: 'PARTNER', id: ownerId, name: ownerName, ...given }
}

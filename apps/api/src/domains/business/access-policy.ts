import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { GrantSource } from '@tessera/api-types/business/views'
import type { GrantRow, NamedAsset } from './asset-store.ts'
import { canReachAllAssets, permissionsOn, type Actor } from './business-permissions.ts'
import { permissionsByAsset } from './grant-rules.ts'

export interface AssetAccess {
  permissions: (AssetPermission | 'OWNER')[]
  granted_by: GrantSource[]
}

/** What a person may do with an asset, and each way they come to it: their role, and grants of theirs among `grants`. */
export function accessTo(
  person: Omit<Actor, 'grants'>,
  asset: NamedAsset,
  grants: readonly GrantRow[],
): AssetAccess {
  const given = grants.filter(({ id, userId }) => id === asset.id && userId === person.userId)
  const held = permissionsByAsset(given)
  const sources = given.map(toGrantSource)
  if (!canReachAllAssets(person)) return { permissions: held.get(asset.id) ?? [], granted_by: sources }
  const byRole = {
    ...(person.shared.has(asset.id)
      ? { type: 'PARTNER' as const, id: asset.ownerId, name: asset.ownerName }
      : { type: 'BUSINESS_ROLE' as const, id: null, name: null }),
    permissions: permissionsOn({ ...person, grants: new Map() }, asset),
  }
  return { permissions: permissionsOn({ ...person, grants: held }, asset), granted_by: [byRole, ...sources] }
}

function toGrantSource(grant: GrantRow): GrantSource {
  const { businessId, ownerId, ownerName, groupId, groupName, permissions } = grant
  if (groupId !== null) return { type: 'ASSET_GROUP', id: groupId, name: groupName, permissions }
  return ownerId === businessId
    ? { type: 'DIRECT', id: null, name: null, permissions }
    : { type: 'PARTNER', id: ownerId, name: ownerName, permissions }
}

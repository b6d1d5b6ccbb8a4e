import type { AssetGroupMemberView, AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { GroupMemberRow } from './asset-group-member-store.ts'
import type { AssetGroupRow } from './asset-group-store.ts'
import type { Actor } from './business-permissions.ts'
import { bothNames } from './employee-view.ts'
import { toEnd } from '../../kernel/access-end.ts'

/** `held` is what the actor was given on the group; managers have every permission. */
export const toAssetGroupView = (
  row: AssetGroupRow,
  { role }: Actor,
  held: readonly AssetPermission[],
): AssetGroupView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  asset_group_types: row.types,
  entity_type: 'ASSET_GROUP',
  child_ad_account_ids: row.adAccountIds,
  child_profile_ids: row.profileIds,
  created_by:
    row.creatorUsername === null
      ? null
      : { username: row.creatorUsername, full_name: row.creatorName ?? row.creatorUsername },
  created_time: row.createdAt.toISOString(),
  owner: { username: row.ownerUsername, full_name: row.ownerName, id: row.ownerId },
  permissions: role === 'OWNER' ? ['OWNER'] : role === 'ADMIN' ? ['ADMIN', 'PROFILE_ADMIN'] : [...held],
})

export const toGroupMemberView = (row: GroupMemberRow, imageBase: string): AssetGroupMemberView => ({
  id: row.id,
  assetGroupId: row.groupId,
  username: row.username,
  full_name: row.fullName,
  image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
  ...bothNames(row.permissions),
  ...toEnd(row),
})

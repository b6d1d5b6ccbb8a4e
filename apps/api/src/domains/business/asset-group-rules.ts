import type { AssetGroupChanges } from '@tessera/api-types/business/asset-groups'
import type { AssetRef } from './business-permissions.ts'

interface GroupAssets {
  adAccountIds: readonly string[]
  profileIds: readonly string[]
}

/** Which assets come to a group and which leave it, and how many it holds then. */
export function groupAssetsAfter(
  { adAccountIds, profileIds }: GroupAssets,
  { child_ad_account_ids, child_profile_ids, assets = [] }: AssetGroupChanges,
): { added: AssetRef[]; removed: AssetRef[]; count: number } {
  const held = refs(adAccountIds, profileIds)
  const wanted = refs(child_ad_account_ids ?? adAccountIds, child_profile_ids ?? profileIds)
  for (const { id, type, is_in_group } of assets) {
    if (is_in_group) wanted.set(id, { id, type })
    else wanted.delete(id)
  }
  return {
    added: [...wanted.values()].filter(({ id }) => !held.has(id)),
    removed: [...held.values()].filter(({ id }) => !wanted.has(id)),
    count: wanted.size,
  }
}

const refs = (accounts: readonly string[], profiles: readonly string[]): Map<string, AssetRef> =>
  new Map([
    ...accounts.map((id): [string, AssetRef] => [id, { id, type: 'AD_ACCOUNT' }]),
    ...profiles.map((id): [string, AssetRef] => [id, { id, type: 'PROFILE' }]),
  ])

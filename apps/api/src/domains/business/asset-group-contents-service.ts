import type { AssetGroupContentsView, GroupOwner } from '@tessera/api-types/asset-access/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { openRequestIds, partnersOfGroup, peopleOfGroup } from './asset-group-contents-store.ts'
import { readableGroup } from './asset-group-service.ts'
import { assetsNamed, type NamedAsset } from './asset-store.ts'
import { accessOf } from './business-access-service.ts'
import { canManageAssetGroups, canReadAsset, type Actor } from './business-permissions.ts'
import { expiredBefore } from './invite-rules.ts'

type Held = Omit<AssetGroupContentsView, 'catalogs'> & { actor: Actor }

/**
 * What a group holds that its reader may see: only managers see with whom it is shared and what was asked for.
 * @throws DomainError ASSET_GROUP_NOT_FOUND
 */
export async function assetGroupContents(
  viewer: Member,
  businessId: string,
  groupId: string,
  { read, now }: Pick<Deps, 'read' | 'now'>,
): Promise<Held> {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  const { adAccountIds, profileIds } = await readableGroup(read, actor, groupId)
  const known = await assetsNamed(read, businessId, [...adAccountIds, ...profileIds])
  const assets = [...known.values()].filter(({ id }) => canReadAsset(actor, id)).toSorted(byName)
  const adAccounts = assets.filter(({ type }) => type === 'AD_ACCOUNT')
  const profiles = assets.filter(({ type }) => type === 'PROFILE')
  const isManager = canManageAssetGroups(actor)
  return {
    actor,
    id: groupId,
    adAccounts: adAccounts.map(toNamed),
    profiles: profiles.map(toNamed),
    employees: await peopleOfGroup(read, groupId),
    partners: isManager ? await partnersOfGroup(read, groupId) : [],
    adAccountOwners: ownersOf(adAccounts),
    profileOwners: ownersOf(profiles),
    aoaaIds: isManager ? await openRequestIds(read, groupId, expiredBefore(now())) : [],
  }
}

const byName = (one: NamedAsset, other: NamedAsset): number => one.name.localeCompare(other.name)

const toNamed = ({ id, name }: NamedAsset) => ({ id, name })

const ownersOf = (assets: readonly NamedAsset[]): GroupOwner[] =>
  [...Map.groupBy(assets, ({ ownerId }) => ownerId)].map(([id, theirs]) => ({
    id,
    fullName: theirs[0]?.ownerName ?? '',
    assetIds: theirs.map((asset) => asset.id),
  }))

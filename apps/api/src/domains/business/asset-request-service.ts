import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { CountedUses } from '../../kernel/rate-limits.ts'
import { assetOwners } from './asset-store.ts'
import type { Actor, AssetRef } from './business-permissions.ts'
import { withinInvitesUpTo } from './invite-limit.ts'
import { sendPartnerInvite, type InviteNeeds } from './partner-invite-service.ts'

/** What is asked for with an asset that is put into a group. */
const ASKED: Record<AssetType, AssetPermission[]> = {
  AD_ACCOUNT: ['ANALYST'],
  PROFILE: ['PROFILE_PUBLISHER'],
}

/** Counts an invite for each other business that owns one of the assets, before the transaction of `work`. */
export async function withRequestsFor<T>(
  businessId: string,
  assetIds: readonly string[],
  deps: Pick<Deps, 'limits' | 'read'>,
  work: (counted: CountedUses) => Promise<T>,
): Promise<T> {
  const owners = [...(await assetOwners(deps.read, assetIds)).values()].map(({ ownerId }) => ownerId)
  const others = new Set(owners.filter((id) => id !== businessId))
  return withinInvitesUpTo(deps, { businessId, most: others.size }, work)
}

/**
 * Asks each owner for the assets that are put into a group; nothing is given before they approve. // decided: B-3.27
 * @throws DomainError ASSET_NOT_FOUND
 */
export async function requestAssets(
  tx: Db,
  deps: Omit<InviteNeeds, 'transact'>,
  actor: Actor,
  { groupId, assets, counted }: { groupId: string; assets: readonly AssetRef[]; counted: CountedUses },
): Promise<void> {
  const owners = await assetOwners(
    tx,
    assets.map(({ id }) => id),
  )
  const byOwner = Map.groupBy(assets, ({ id, type }) => {
    const owner = owners.get(id)
    if (owner?.type !== type || owner.ownerId === actor.businessId) throw new DomainError('ASSET_NOT_FOUND')
    return owner.ownerId
  })
  counted.take(byOwner.size)
  for (const [ownerId, theirs] of byOwner) {
    await sendPartnerInvite(tx, deps, actor, {
      inviteType: 'PARTNER_REQUEST',
      email: null,
      invitedBusinessId: ownerId,
      groupId,
      assets: theirs.map(({ id, type }) => ({ id, type, permissions: ASKED[type] })),
    })
  }
}

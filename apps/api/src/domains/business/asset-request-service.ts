import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { assetOwners } from './asset-store.ts'
import type { Actor, AssetRef } from './business-permissions.ts'
import { limitInvites } from './invite-limit.ts'
import { sendPartnerInvite, type InviteNeeds } from './partner-invite-service.ts'

/** What is asked for with an asset that is put into a group. */
const ASKED: Record<AssetType, AssetPermission[]> = {
  AD_ACCOUNT: ['ANALYST'],
  PROFILE: ['PROFILE_PUBLISHER'],
}

/**
 * Asks each owner for the assets that are put into a group; nothing is given before they approve. // decided: B-3.27
 * @throws DomainError ASSET_NOT_FOUND
 */
export async function requestAssets(
  tx: Db,
  deps: Omit<InviteNeeds, 'transact'>,
  actor: Actor,
  group: { id: string },
  assets: readonly AssetRef[],
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
  for (const [ownerId, theirs] of byOwner) {
    await limitInvites(deps, actor.businessId)
    await sendPartnerInvite(tx, deps, actor, {
      inviteType: 'PARTNER_REQUEST',
      email: null,
      invitedBusinessId: ownerId,
      groupId: group.id,
      assets: theirs.map(({ id, type }) => ({ id, type, permissions: ASKED[type] })),
    })
  }
}

import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { relistPinsOf } from '../pins/pin-save-service.ts'
import { lockedAccess, recordHistory } from './business-access-service.ts'
import { canClose } from './business-permissions.ts'
import { endWork, openMoney, ownedBusinesses, releaseProfiles } from './closing-store.ts'

/** Ends a business for everybody who works in it; its history stays. */
export function closeBusiness(
  viewer: Member,
  businessId: string,
  deps: EmitDeps & Pick<Deps, 'transact'>,
): Promise<void> {
  return deps.transact(async (tx) => {
    const { actor, business } = await lockedAccess(tx, businessId, viewer.userId)
    if (!canClose(actor)) throw new DomainError('NOT_ALLOWED')
    await refuseOpenMoney(tx, businessId)
    const at = deps.now()
    const released = await releaseProfiles(tx, businessId, at)
    for (const { id, isHidden } of released) if (isHidden) await relistPinsOf(tx, id)
    await emit(tx, deps, 'profilesReleased', { userIds: released.map(({ id }) => id) })
    await endWork(tx, businessId, at)
    await emit(tx, deps, 'businessClosed', { businessId })
    await recordHistory(tx, deps, actor, {
      action: 'DELETE',
      entityType: 'BUSINESS',
      entityId: businessId,
      entityName: business.name,
    })
  })
}

/** Nobody would see or pay what is billed after the end. */
async function refuseOpenMoney(tx: Db, businessId: string): Promise<void> {
  const { isOwed, isUnbilled } = await openMoney(tx, businessId)
  if (isOwed) throw new DomainError('CONFLICT', { reason: { key: 'refusal.businessOwes' } })
  if (isUnbilled) throw new DomainError('CONFLICT', { reason: { key: 'refusal.businessUnbilled' } })
}

/**
 * The last person who can run a business cannot leave it.
 * @throws DomainError OWNS_BUSINESS
 */
export async function refuseOwner(tx: Db, userId: string): Promise<void> {
  const owned = await ownedBusinesses(tx, userId)
  if (owned.length === 0) return
  const names = owned.map(({ name }) => name)
  throw new DomainError('OWNS_BUSINESS', {
    reason: { key: 'refusal.ownsBusinesses', params: { names } },
    extraData: { businesses: owned },
  })
}

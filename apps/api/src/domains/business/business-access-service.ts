import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Actor } from './business-permissions.ts'
import { heldPermissions, lockBusiness, membership, type Membership } from './business-store.ts'
import { insertHistory, SYSTEM_ACTOR, type HistoryEntry } from './history-store.ts'
import { sharedPermissions } from './shared-asset-store.ts'
import { notifyConcerned, type Concern } from './notice-service.ts'

export { canManageHierarchy, canManageMerchant, type Actor } from './business-permissions.ts'

/** A member at work, with the business they work in. */
export interface Access extends Membership {
  actor: Actor
}

/**
 * Who the caller is in a business.
 * @throws DomainError BUSINESS_NOT_FOUND for strangers too
 */
export async function accessOf(db: Db, businessId: string, userId: string): Promise<Access> {
  const found = await membership(db, businessId, userId)
  if (!found) throw new DomainError('BUSINESS_NOT_FOUND')
  // Managers reach every asset: what they were given adds nothing.
  const grants = found.role === 'EMPLOYEE' ? await heldPermissions(db, businessId, userId) : new Map()
  const shared = await sharedPermissions(db, businessId)
  return { ...found, actor: { userId, businessId, role: found.role, grants, shared } }
}

/** As {@link accessOf}, with all other changes of the business waiting until `tx` ends. */
export async function lockedAccess(tx: Db, businessId: string, userId: string): Promise<Access> {
  await lockBusiness(tx, businessId)
  return accessOf(tx, businessId, userId)
}

/** Asset ids the actor's lists are limited to, or null for all of the business. */
export const readableAssets = ({ role, grants }: Actor): string[] | null =>
  role === 'EMPLOYEE' ? [...grants.keys()] : null

type HistoryNote = Omit<HistoryEntry, 'id' | 'businessId' | 'actorId' | 'occurredAt' | 'changes'> &
  Partial<Pick<HistoryEntry, 'changes'>> & { concern?: Concern }

/** As {@link recordHistory}, of what happened by itself; returns the id of the entry. */
export const recordSystemHistory = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  businessId: string,
  told: HistoryNote,
): Promise<string> => record(tx, deps, { userId: SYSTEM_ACTOR, businessId }, told)

/** Writes an entry of the history and notifies the people concerned. */
export async function recordHistory(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Pick<Actor, 'userId' | 'businessId'>,
  told: HistoryNote,
): Promise<void> {
  await record(tx, deps, actor, told)
}

async function record(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { userId, businessId }: Pick<Actor, 'userId' | 'businessId'>,
  { concern, ...told }: HistoryNote,
): Promise<string> {
  const entry = {
    changes: [],
    ...told,
    id: deps.newId(),
    businessId,
    actorId: userId,
    occurredAt: deps.now(),
  }
  await insertHistory(tx, entry)
  await notifyConcerned(tx, deps, entry, concern)
  return entry.id
}

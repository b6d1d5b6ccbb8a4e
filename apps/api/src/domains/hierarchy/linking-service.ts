import type { Db, Deps } from '../../kernel/deps.ts'
import { recordHistory } from '../business/business-access-service.ts'
import { removeInvitesOf, type HierarchyInvite } from './hierarchy-invite-store.ts'
import {
  childrenOf,
  ensureNode,
  lockHierarchy,
  moveSubtree,
  removeNode,
  subtreeOf,
  type NodeRow,
} from './hierarchy-node-store.ts'
import { removeForeignManagers } from './manager-store.ts'

/** Puts the invited business and all below it under its new parent; it is not to be invited any more. */
export async function linkChild(tx: Db, { parentId, childId }: HierarchyInvite, now: Date): Promise<void> {
  const parent = await subtreeOf(tx, parentId)
  await ensureNode(tx, childId, now)
  await moveSubtree(tx, childId, parent?.path ?? [parentId], now)
  await removeInvitesOf(tx, childId)
}

/** Makes a business the root of its own tree; managers named by the old one are removed. */
export async function unlinkChild(tx: Db, businessId: string, now: Date): Promise<void> {
  await removeForeignManagers(tx, businessId)
  await moveSubtree(tx, businessId, [], now)
}

/** A business that closes leaves its tree; those below it become roots. */
export async function onBusinessClosed(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  { businessId }: { businessId: string },
): Promise<void> {
  await lockHierarchy(tx)
  await removeInvitesOf(tx, businessId)
  for (const childId of await childrenOf(tx, businessId)) await unlinkChild(tx, childId, now())
  await removeNode(tx, businessId)
}

/** Writes into the history of the parent and of the child, each about the other. */
export async function recordForBoth(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { userId }: { userId: string },
  { businessId, name, parentId, parentName }: NodeRow,
  action: 'ACCEPT' | 'DECLINE' | 'DELETE',
): Promise<void> {
  const entry = { action, entityType: 'HIERARCHY' as const }
  if (parentId === null || parentName === null) return
  await recordHistory(
    tx,
    deps,
    { userId, businessId: parentId },
    { ...entry, entityId: businessId, entityName: name },
  )
  await recordHistory(
    tx,
    deps,
    { userId, businessId },
    { ...entry, entityId: parentId, entityName: parentName },
  )
}

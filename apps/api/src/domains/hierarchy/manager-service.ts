import type { OrganizationManagerView } from '@tessera/api-types/hierarchy/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { recordHistory, type Access } from '../business/business-access-service.ts'
import { hierarchyAccess, lockedHierarchyAccess } from './hierarchy-access-service.ts'
import { ensureNode, lockHierarchy, subtreeOf } from './hierarchy-node-store.ts'
import { expiredBefore, inviteStateAt } from './hierarchy-rules.ts'
import { existing, type Needs } from './hierarchy-service.ts'
import { toManagerView } from './hierarchy-view.ts'
import {
  activateManager,
  askedOf,
  insertManager,
  listManagers as listRows,
  managerAsked,
  managerBelow,
  personNamed,
  removeManager,
  renewManager,
  type ManagerRow,
} from './manager-store.ts'

type Reads = Pick<Deps, 'now' | 'read'>

export async function listManagers(viewer: Member, businessId: string, request: ListRequest, deps: Reads) {
  await hierarchyAccess(deps.read, businessId, viewer)
  const { rows, ...range } = await listRows(deps.read, businessId, request)
  return { items: rows.map((row) => toManagerView(row, deps.now())), ...range }
}

export async function getManager(viewer: Member, businessId: string, id: string, deps: Reads) {
  const asked = await managerAsked(deps.read, { rootId: businessId, userId: viewer.userId, id })
  if (asked) return toManagerView(asked, deps.now())
  await hierarchyAccess(deps.read, businessId, viewer)
  return toManagerView(await found(deps.read, businessId, id), deps.now())
}

export async function receivedOffers({ userId }: Member, { read, now }: Reads) {
  const rows = await askedOf(read, userId, expiredBefore(now()))
  return rows.map((row) => toManagerView(row, now()))
}

/** Asks a person to manage a business of the tree and all below it; only its root does. // decided: B-2.49 */
export function nameManager(
  viewer: Member,
  businessId: string,
  { node_id: nodeId, username }: { node_id: string; username: string },
  deps: Needs,
): Promise<OrganizationManagerView> {
  return deps.transact(async (tx) => {
    const access = await rootAccess(tx, businessId, viewer)
    await ensureNode(tx, businessId, deps.now())
    const node = await existing(tx, businessId, nodeId)
    if (node.sentAt) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
    const userId = await personNamed(tx, username.replace(/^@/, ''))
    if (userId === null) throw fieldError('INVALID_INPUT', 'username', { key: 'error.USER_NOT_FOUND' })
    const id = deps.newId()
    const isNew = await insertManager(tx, { id, rootId: businessId, nodeId, userId, sentAt: deps.now() })
    if (!isNew) throw new DomainError('CONFLICT', { reason: { key: 'refusal.hierarchy.named' } })
    const row = await found(tx, businessId, id)
    await record(tx, deps, access, 'INVITE', row)
    return toManagerView(row, deps.now())
  })
}

export function refreshManager(viewer: Member, businessId: string, id: string, deps: Needs) {
  return deps.transact(async (tx) => {
    const access = await rootAccess(tx, businessId, viewer)
    const before = await found(tx, businessId, id)
    if (before.isActive) throw new DomainError('ORGANIZATION_MANAGER_NOT_FOUND')
    await renewManager(tx, id, deps.now())
    const row = await found(tx, businessId, id)
    await record(tx, deps, access, 'REFRESH', row)
    return toManagerView(row, deps.now())
  })
}

/** Ends what somebody manages, from their next call on. */
export function endManager(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<{ id: string }> {
  return deps.transact(async (tx) => {
    const access = await rootAccess(tx, businessId, viewer)
    const row = await found(tx, businessId, id)
    await removeManager(tx, id)
    await record(tx, deps, access, 'DELETE', row)
    return { id }
  })
}

/** Accepts or declines as the person who was asked; for everybody else there is no offer. */
export function answerOffer(
  viewer: Member,
  rootId: string,
  { id, status }: { id: string; status: 'ACCEPTED' | 'DECLINED' },
  deps: Needs,
): Promise<{ id: string }> {
  return deps.transact(async (tx) => {
    await lockHierarchy(tx)
    const row = await managerAsked(tx, { rootId, userId: viewer.userId, id })
    if (!row) {
      await hierarchyAccess(tx, rootId, viewer)
      throw new DomainError(
        (await managerBelow(tx, rootId, id)) ? 'NOT_ALLOWED' : 'ORGANIZATION_MANAGER_NOT_FOUND',
      )
    }
    if (row.isActive || inviteStateAt(row.sentAt, deps.now()) === 'EXPIRED')
      throw new DomainError('ORGANIZATION_MANAGER_NOT_FOUND')
    if (status === 'ACCEPTED') await activateManager(tx, id)
    else await removeManager(tx, id)
    const actor = { userId: viewer.userId, businessId: rootId }
    await record(tx, deps, { actor }, status === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE', row)
    return { id }
  })
}

/** An owner or admin of the root itself: who manages it for somebody else names nobody. */
async function rootAccess(tx: Db, businessId: string, viewer: Member): Promise<Access> {
  const access = await lockedHierarchyAccess(tx, businessId, viewer)
  if (access.isInherited) throw new DomainError('NOT_ALLOWED')
  const tree = await subtreeOf(tx, businessId)
  if (tree && tree.path.length > 1)
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.hierarchy.notRoot' } })
  return access
}

async function found(db: Db, businessId: string, id: string): Promise<ManagerRow> {
  const row = await managerBelow(db, businessId, id)
  if (!row) throw new DomainError('ORGANIZATION_MANAGER_NOT_FOUND')
  return row
}

/** In the history of the root, and of the business that is managed. */
async function record(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor: { userId, businessId } }: { actor: { userId: string; businessId: string } },
  action: 'INVITE' | 'REFRESH' | 'ACCEPT' | 'DECLINE' | 'DELETE',
  { nodeId, userId: managerId, fullName }: ManagerRow,
): Promise<void> {
  for (const each of new Set([businessId, nodeId])) {
    await recordHistory(
      tx,
      deps,
      { userId, businessId: each },
      { action, entityType: 'ORGANIZATION_MANAGER', entityId: managerId, entityName: fullName },
    )
  }
}

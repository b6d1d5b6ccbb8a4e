import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { recordHistory, type Access } from '../business/business-access-service.ts'
import { hierarchyAccess, lockedHierarchyAccess } from './hierarchy-access-service.ts'
import {
  insertHierarchyInvite,
  lockHierarchyInvite,
  removeHierarchyInvite,
  renewHierarchyInvite,
} from './hierarchy-invite-store.ts'
import { ensureNode, listNodes, seenNode, subtreeOf, type NodeRow } from './hierarchy-node-store.ts'
import { whyNotLinked, type Subtree } from './hierarchy-rules.ts'
import { toNodeView } from './hierarchy-view.ts'
import { linkChild, recordForBoth, unlinkChild } from './linking-service.ts'
import { managersOfNodes } from './manager-store.ts'

type Reads = Pick<Deps, 'now' | 'read'>
export type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

export async function listHierarchy(viewer: Member, businessId: string, request: ListRequest, deps: Reads) {
  const access = await hierarchyAccess(deps.read, businessId, viewer)
  const { rows, ...range } = await listNodes(deps.read, businessId, request)
  return { items: await nodeViews(deps.read, access, rows, deps.now()), ...range }
}

export async function getNode(viewer: Member, businessId: string, id: string, deps: Reads) {
  const access = await hierarchyAccess(deps.read, businessId, viewer)
  return nodeView(deps.read, access, await existing(deps.read, businessId, id), deps.now())
}

/** Invites a business into the tree, as a child of the caller’s. */
export function inviteChild(viewer: Member, businessId: string, childId: string, deps: Needs) {
  return deps.transact(async (tx) => {
    const access = await lockedHierarchyAccess(tx, businessId, viewer)
    await ensureNode(tx, businessId, deps.now())
    const child = await subtreeOf(tx, childId)
    if (!child) throw fieldError('INVALID_INPUT', 'child_business_id', { key: 'field.noBusiness' })
    await assertFits(tx, businessId, child)
    const invite = { id: deps.newId(), parentId: businessId, childId, sentAt: deps.now() }
    const isNew = await insertHierarchyInvite(tx, invite)
    if (!isNew) throw new DomainError('CONFLICT', { reason: { key: 'refusal.hierarchy.invited' } })
    const row = await existing(tx, businessId, invite.id)
    await record(tx, deps, access, 'INVITE', row)
    return nodeView(tx, access, row, deps.now())
  })
}

/** Sends an invite anew: it stands as long again. */
export function refreshChild(viewer: Member, businessId: string, id: string, deps: Needs) {
  return deps.transact(async (tx) => {
    const access = await lockedHierarchyAccess(tx, businessId, viewer)
    const row = await existing(tx, businessId, id)
    if (!row.sentAt || row.parentId !== businessId) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
    await renewHierarchyInvite(tx, id, deps.now())
    await record(tx, deps, access, 'REFRESH', row)
    return nodeView(tx, access, await existing(tx, businessId, id), deps.now())
  })
}

/** The invited business joins with all below it, or stays where it is. */
export function answerParent(
  viewer: Member,
  businessId: string,
  { id, status }: { id: string; status: 'ACCEPTED' | 'DECLINED' },
  deps: Needs,
): Promise<{ id: string }> {
  return deps.transact(async (tx) => {
    const access = await lockedHierarchyAccess(tx, businessId, viewer)
    const invite = await lockHierarchyInvite(tx, id)
    const row = await existing(tx, businessId, id)
    const { can_answer } = (await nodeView(tx, access, row, deps.now())).abilities
    if (!invite || !can_answer) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
    if (status === 'ACCEPTED') {
      await assertFits(tx, invite.parentId, await standing(tx, businessId))
      await linkChild(tx, invite, deps.now())
    } else {
      await removeHierarchyInvite(tx, id)
    }
    await recordForBoth(tx, deps, access.actor, row, status === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE')
    return { id }
  })
}

/** Takes an invite back, or lets a business go with all below it. // decided: B-2.51 */
export function removeChild(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<{ id: string }> {
  return deps.transact(async (tx) => {
    const access = await lockedHierarchyAccess(tx, businessId, viewer)
    const row = await existing(tx, businessId, id)
    if (row.sentAt) {
      if (row.parentId !== businessId) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
      await removeHierarchyInvite(tx, id)
      await record(tx, deps, access, 'DELETE', row)
      return { id }
    }
    const { can_delete } = (await nodeView(tx, access, row, deps.now())).abilities
    if (!can_delete) throw new DomainError('NOT_ALLOWED')
    await unlinkChild(tx, row.businessId, deps.now())
    await recordForBoth(tx, deps, access.actor, row, 'DELETE')
    return { id }
  })
}

/** A node as the business sees it. @throws DomainError HIERARCHY_NODE_NOT_FOUND */
export async function existing(db: Db, businessId: string, id: string): Promise<NodeRow> {
  const row = await seenNode(db, businessId, id)
  if (!row) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
  return row
}

export async function nodeViews(
  db: Db,
  { actor }: Access,
  rows: readonly NodeRow[],
  now: Date,
): Promise<HierarchyNodeView[]> {
  const managers = await managersOfNodes(
    db,
    rows.map(({ id }) => id),
  )
  const reader = { seenFrom: actor.businessId, isOwner: actor.role === 'OWNER', now }
  return rows.map((row) => toNodeView(row, managers, reader))
}

async function nodeView(db: Db, access: Access, row: NodeRow, now: Date): Promise<HierarchyNodeView> {
  const [only] = await nodeViews(db, access, [row], now)
  return only as HierarchyNodeView
}

async function standing(tx: Db, businessId: string): Promise<Subtree> {
  const subtree = await subtreeOf(tx, businessId)
  if (!subtree) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
  return subtree
}

/** @throws DomainError CONFLICT with why the business cannot become a child of the other */
async function assertFits(tx: Db, parentId: string, child: Subtree): Promise<void> {
  const { path } = await standing(tx, parentId)
  const { size } = await standing(tx, path[0] ?? parentId)
  const reason = whyNotLinked({ path, treeSize: size }, child)
  if (reason) throw new DomainError('CONFLICT', { reason })
}

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor }: Access,
  action: 'INVITE' | 'REFRESH' | 'DELETE',
  { businessId, name }: NodeRow,
) =>
  recordHistory(tx, deps, actor, {
    action,
    entityType: 'HIERARCHY',
    entityId: businessId,
    entityName: name,
  })

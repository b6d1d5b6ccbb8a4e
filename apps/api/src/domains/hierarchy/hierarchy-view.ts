import type { HierarchyNodeView, OrganizationManagerView } from '@tessera/api-types/hierarchy/views'
import type { NodeRow } from './hierarchy-node-store.ts'
import { expiresAt, inviteStateAt } from './hierarchy-rules.ts'
import type { ManagerRow } from './manager-store.ts'

const inviteData = (sentAt: Date) => ({
  sent_at: sentAt.toISOString(),
  expires_at: expiresAt(sentAt).toISOString(),
})

const managerState = ({ isActive, sentAt }: ManagerRow, now: Date) =>
  isActive ? 'ACTIVE' : inviteStateAt(sentAt, now)

/** As the business `seenFrom` sees it, in which the reader is the owner or not. */
export function toNodeView(
  row: NodeRow,
  managers: readonly ManagerRow[],
  { seenFrom, isOwner, now }: { seenFrom: string; isOwner: boolean; now: Date },
): HierarchyNodeView {
  const status = row.sentAt ? inviteStateAt(row.sentAt, now) : 'ACTIVE'
  const isOwn = row.businessId === seenFrom
  return {
    id: row.id,
    business: { id: row.businessId, name: row.name },
    parent_business_id: row.parentId,
    parent_business_name: row.parentName,
    depth: row.depth,
    status,
    organization_managers: managers
      .filter(({ nodeId }) => nodeId === row.id)
      .map((manager) => ({
        id: manager.id,
        full_name: manager.fullName,
        status: managerState(manager, now),
      })),
    created_time: row.createdAt.toISOString(),
    invite_data: row.sentAt && inviteData(row.sentAt),
    abilities: {
      can_answer: isOwn && status === 'PENDING',
      can_refresh: row.sentAt !== null && row.parentId === seenFrom,
      can_delete: row.sentAt ? row.parentId === seenFrom : row.parentId !== null && (!isOwn || isOwner),
    },
  }
}

export const toManagerView = (row: ManagerRow, now: Date): OrganizationManagerView => ({
  id: row.id,
  business: { id: row.nodeId, name: row.nodeName },
  root_business: { id: row.rootId, name: row.rootName },
  user_id: row.userId,
  username: row.username,
  full_name: row.fullName,
  status: managerState(row, now),
  created_time: row.createdAt.toISOString(),
  invite_data: inviteData(row.sentAt),
})

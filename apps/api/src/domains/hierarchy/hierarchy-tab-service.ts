import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Listed } from '../../db/admin-list.ts'
import { hierarchyAccess } from './hierarchy-access-service.ts'
import { listInvited } from './hierarchy-node-store.ts'
import { existing, nodeViews } from './hierarchy-service.ts'
import { toManagerView } from './hierarchy-view.ts'
import { listAskedManagers } from './manager-store.ts'

type Reads = Pick<Deps, 'now' | 'read'>

export interface Place {
  business_id: string
  node_id: string
}

/** A tab of a business in the tree: its rows and those of all below it. */
export async function listTab<Row, View>(
  viewer: Member,
  { business_id, node_id }: Place,
  { read }: Pick<Deps, 'read'>,
  list: (db: Db, nodeId: string) => Promise<Listed<Row>>,
  toView: (row: Row) => View,
) {
  await hierarchyAccess(read, business_id, viewer)
  await assertInTree(read, business_id, node_id)
  const { rows, ...range } = await list(read, node_id)
  return { items: rows.map(toView), ...range }
}

export async function listPendingChildren(viewer: Member, place: Place, request: ListRequest, deps: Reads) {
  const access = await hierarchyAccess(deps.read, place.business_id, viewer)
  await assertInTree(deps.read, place.business_id, place.node_id)
  const { rows, ...range } = await listInvited(deps.read, place.business_id, place.node_id, request)
  return { items: await nodeViews(deps.read, access, rows, deps.now()), ...range }
}

export const listPendingManagers = (viewer: Member, place: Place, request: ListRequest, deps: Reads) =>
  listTab(
    viewer,
    place,
    deps,
    (db, nodeId) => listAskedManagers(db, nodeId, request),
    (row) => toManagerView(row, deps.now()),
  )

/** An invited business shows nothing of its own yet. */
async function assertInTree(db: Db, businessId: string, nodeId: string): Promise<void> {
  const { sentAt } = await existing(db, businessId, nodeId)
  if (sentAt) throw new DomainError('HIERARCHY_NODE_NOT_FOUND')
}

import { aBusiness } from '../../apps/api/src/domains/business/testing/a-business.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'

export interface HierarchyWorld {
  /** A child of the business. */
  childId: string
  /** An invite by the business, and one of another business to it. */
  childInviteId: string
  parentInviteId: string
  /** Who was asked to manage the child, and has not answered. */
  askedManagerId: string
}

/** The business with a child, open invites both ways, and somebody who manages all of it for its owner. */
export async function theHierarchy(
  deps: Deps,
  businessId: string,
  { managerId, askedId }: { managerId: string; askedId: string },
): Promise<HierarchyWorld> {
  const { read, newId } = deps
  const at = deps.now()
  const [child, invited, above] = [
    await aBusiness(deps, 'Child'),
    await aBusiness(deps, 'Invited'),
    await aBusiness(deps, 'Above'),
  ]
  const node = (path: string[]) => ({ businessId: path.at(-1) as string, path, joinedAt: at })
  await read
    .insertInto('hierarchyNodes')
    .values([node([businessId]), node([businessId, child.id]), node([above.id])])
    .execute()
  const [childInviteId, parentInviteId, activeId, askedManagerId] = [newId(), newId(), newId(), newId()]
  const times = { sentAt: at, createdAt: at }
  await read
    .insertInto('hierarchyInvites')
    .values([
      { id: childInviteId, parentId: businessId, childId: invited.id, ...times },
      { id: parentInviteId, parentId: above.id, childId: businessId, ...times },
    ])
    .execute()
  const named = { rootId: businessId, ...times }
  await read
    .insertInto('organizationManagers')
    .values([
      { id: activeId, nodeId: businessId, userId: managerId, isActive: true, ...named },
      { id: askedManagerId, nodeId: child.id, userId: askedId, isActive: false, ...named },
    ])
    .execute()
  return { childId: child.id, childInviteId, parentInviteId, askedManagerId }
}

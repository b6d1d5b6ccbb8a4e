import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import type { OperationName } from '@tessera/api-types/routes'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../operations.ts'
import { aMember } from './test-callers.ts'
import { testDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'
import { aBusiness, type TestBusiness } from '../domains/business/testing/a-business.ts'

export const deps = await testDeps()

/** Calls an operation of a business as somebody. */
export const at =
  (business: { id: string }, who: Member) =>
  async <T = { id: string }>(name: OperationName, input: object = {}): Promise<T> =>
    (await callerOf(operations, deps)(who, name, { business_id: business.id, ...input })) as T
export const asOwner = (business: TestBusiness) => at(business, business.owner)

export const invite = (parent: TestBusiness, child: TestBusiness) =>
  asOwner(parent)<HierarchyNodeView>('hierarchyNodes.create', { child_business_id: child.id })

export async function link(parent: TestBusiness, child: TestBusiness): Promise<void> {
  const { id } = await invite(parent, child)
  await asOwner(child)('hierarchyNodes.update', { id, status: 'ACCEPTED' })
}

/** A root, its child, and the child of that. */
export async function aTree() {
  const [root, child, grandchild] = [
    await aBusiness(deps, 'Root'),
    await aBusiness(deps, 'Child'),
    await aBusiness(deps, 'Grandchild'),
  ]
  await link(root, child)
  await link(child, grandchild)
  return { root, child, grandchild }
}

/** Somebody who manages a business and all below it for its root. */
export async function aManager(
  root: TestBusiness,
  node: TestBusiness,
): Promise<{ manager: Member; id: string }> {
  const manager = await aMember(deps, { fullName: 'Mona Manager' })
  const { id } = await asOwner(root)('organizationManagers.create', {
    node_id: node.id,
    username: manager.username,
  })
  await at(root, manager)('organizationManagers.update', { id, status: 'ACCEPTED' })
  return { manager, id }
}

export const nodesOf = async (business: TestBusiness, filter: object = {}) => {
  const { items } = await asOwner(business)<{ items: HierarchyNodeView[] }>('hierarchyNodes.list', { filter })
  return items
}
export const namesOf = (nodes: readonly HierarchyNodeView[]) => nodes.map(({ business }) => business.name)

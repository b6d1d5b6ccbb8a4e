import { describe, expect, it } from 'vitest'
import { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { operations } from '../../operations.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague } from '../business/testing/a-business.ts'
import { aTree, asOwner, at, deps, invite, link, namesOf, nodesOf } from '../../testing/test-hierarchy.ts'
import { DAY_MS } from '../../kernel/durations.ts'

describe('the tree of businesses', () => {
  it('B-3.25 B-7.26 lists nodes with their fields, of a root or of a parent', async () => {
    const { root, child, grandchild } = await aTree()
    const nodes = await nodesOf(root)
    expect(nodes.map((node) => HierarchyNodeView.parse(node))).toEqual(nodes)
    expect(
      nodes.map(({ id, parent_business_id, depth, status }) => [id, parent_business_id, depth, status]),
    ).toEqual([
      [root.id, null, 1, 'ACTIVE'],
      [child.id, root.id, 2, 'ACTIVE'],
      [grandchild.id, child.id, 3, 'ACTIVE'],
    ])
    expect(namesOf(await nodesOf(root, { root: child.id }))).toEqual(['Child', 'Grandchild'])
    expect(namesOf(await nodesOf(root, { parent: root.id }))).toEqual(['Child'])
  })

  it('B-2.46 a business sees itself and what is below it, and nothing beside or above', async () => {
    const { root, child } = await aTree()
    const sibling = await aBusiness(deps, 'Sibling')
    await link(root, sibling)
    expect(namesOf(await nodesOf(child))).toEqual(['Child', 'Grandchild'])
    for (const id of [root.id, sibling.id])
      await expect(asOwner(child)('hierarchyNodes.get', { id })).rejects.toMatchObject({
        code: 'HIERARCHY_NODE_NOT_FOUND',
      })
  })

  it('B-2.46 refuses a circle, a second parent and a sixth level', async () => {
    const { root, child, grandchild } = await aTree()
    const refused = (reason: string) => ({ code: 'CONFLICT', message: expect.stringContaining(reason) })
    await expect(invite(grandchild, root)).rejects.toMatchObject(refused('one above it'))
    await expect(invite(root, root)).rejects.toMatchObject(refused('one above it'))
    const other = await aBusiness(deps, 'Other')
    await expect(invite(other, child)).rejects.toMatchObject(
      refused('This business already belongs to another hierarchy.'),
    )
    const deep = await aTree()
    await expect(invite(grandchild, deep.root)).rejects.toMatchObject(refused('at most 5 levels'))
    await link(child, deep.root)
    expect((await nodesOf(root)).map(({ depth }) => depth)).toEqual([1, 2, 3, 3, 4, 5])
  })

  it('B-2.46 a circle made of two invites is refused when the second is accepted', async () => {
    const [one, two] = [await aBusiness(deps, 'One'), await aBusiness(deps, 'Two')]
    const [first, second] = [await invite(one, two), await invite(two, one)]
    await asOwner(two)('hierarchyNodes.update', { id: first.id, status: 'ACCEPTED' })
    await expect(
      asOwner(one)('hierarchyNodes.update', { id: second.id, status: 'ACCEPTED' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('invites to become a child', () => {
  it('B-2.48 B-7.26 the owner of the child accepts, and the node appears', async () => {
    const [parent, child] = [await aBusiness(deps, 'Parent'), await aBusiness(deps, 'Child')]
    const { id, status, depth } = await invite(parent, child)
    expect([status, depth]).toEqual(['PENDING', 2])
    await expect(invite(parent, child)).rejects.toMatchObject({ code: 'CONFLICT' })
    const employee = await aColleague(deps, child.id)
    const accept = { id, status: 'ACCEPTED' }
    await expect(at(child, employee)('hierarchyNodes.update', accept)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await expect(asOwner(parent)('hierarchyNodes.update', accept)).rejects.toMatchObject({
      code: 'HIERARCHY_NODE_NOT_FOUND',
    })
    expect((await nodesOf(child)).map(({ abilities }) => abilities.can_answer)).toEqual([false, true])
    await asOwner(child)('hierarchyNodes.update', accept)
    expect((await nodesOf(parent)).map((node) => [node.id, node.status])).toEqual([
      [parent.id, 'ACTIVE'],
      [child.id, 'ACTIVE'],
    ])
  })

  it('B-2.48 expires after 30 days, can be sent again, taken back and declined', async () => {
    const [parent, child] = [await aBusiness(deps, 'Parent'), await aBusiness(deps, 'Child')]
    const { id } = await invite(parent, child)
    const statusIn = async (days: number) => {
      const later = { ...deps, now: () => new Date(deps.now().getTime() + days * DAY_MS) }
      const call = callerOf(operations, later)
      const node = await call(parent.owner, 'hierarchyNodes.get', { business_id: parent.id, id })
      return node.status
    }
    expect([await statusIn(29.9), await statusIn(30)]).toEqual(['PENDING', 'EXPIRED'])
    await deps.read
      .updateTable('hierarchyInvites')
      .set({ sentAt: new Date(deps.now().getTime() - 31 * DAY_MS) })
      .where('id', '=', id)
      .execute()
    await expect(asOwner(child)('hierarchyNodes.update', { id, status: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'HIERARCHY_NODE_NOT_FOUND',
    })
    await asOwner(parent)('hierarchyNodes.refresh', { id })
    await asOwner(child)('hierarchyNodes.update', { id, status: 'DECLINED' })
    const again = await invite(parent, child)
    await asOwner(parent)('hierarchyNodes.delete', { id: again.id })
    expect(await nodesOf(child)).toHaveLength(1)
  })

  it('B-2.48 an unknown business is refused at its field', async () => {
    const parent = await aBusiness(deps, 'Parent')
    await expect(asOwner(parent)('hierarchyNodes.create', { child_business_id: '1' })).rejects.toMatchObject({
      detail: { fields: { child_business_id: { key: 'field.noBusiness' } } },
    })
  })
})

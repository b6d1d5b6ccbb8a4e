import { describe, expect, it } from 'vitest'
import type { AdAccountView, HistoryView } from '@tessera/api-types/business/views'
import type { OrganizationManagerView } from '@tessera/api-types/hierarchy/views'
import type { OperationName } from '@tessera/api-types/routes'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague, anAdAccount, type TestBusiness } from '../business/testing/a-business.ts'
import {
  aManager,
  aTree,
  asOwner,
  at,
  deps,
  invite,
  link,
  namesOf,
  nodesOf,
} from '../../testing/test-hierarchy.ts'

describe('organization managers', () => {
  it('B-2.49 B-7.26 are asked by the root, and manage once they accept', async () => {
    const { root, child, grandchild } = await aTree()
    const manager = await aMember(deps, { fullName: 'Mona Manager' })
    const asked = { node_id: child.id, username: manager.username }
    await expect(asOwner(child)('organizationManagers.create', asked)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const { id, status } = await asOwner(root)<OrganizationManagerView>('organizationManagers.create', asked)
    expect(status).toBe('PENDING')
    await expect(at(child, manager)('business.get')).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    const offers = await callerOf(operations, deps)(manager, 'organizationManagers.received', {})
    expect(offers).toMatchObject([{ id, business: { name: 'Child' }, root_business: { name: 'Root' } }])
    await at(root, manager)('organizationManagers.update', { id, status: 'ACCEPTED' })
    const businesses = await callerOf(operations, deps)(manager, 'business.list', {})
    expect(businesses.map(({ name, business_roles }) => [name, ...business_roles])).toEqual([
      ['Child', 'ORG_MANAGER'],
      ['Grandchild', 'ORG_MANAGER'],
    ])
    await expect(at(root, manager)('business.get')).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect((await nodesOf(root))[1]?.organization_managers).toEqual([
      { id, full_name: 'Mona Manager', status: 'ACTIVE' },
    ])
    await at(grandchild, manager)('employees.list')
  })

  it('B-2.50 act as an admin of the business and of all below it, and are not its owner', async () => {
    const { root, child, grandchild } = await aTree()
    const { manager } = await aManager(root, child)
    const account = await anAdAccount(deps, grandchild.id)
    const there = at(grandchild, manager)
    const renamed = await there<AdAccountView>('adAccounts.update', { id: account, name: 'Autumn' })
    expect(renamed).toMatchObject({ name: 'Autumn', permissions: ['ADMIN'], billing_status: null })
    await there('business.update', { name: 'Renamed' })
    for (const name of ['billingProfiles.get', 'billingProfiles.update'] as const) {
      const card = {
        cardholder_name: 'M',
        card_number: '4242424242424242',
        security_code: '123',
        currency: 'EUR',
      }
      const expiry = { card_expiry_month: 12, card_expiry_year: 2099 }
      await expect(there(name, { advertiser_id: account, ...card, ...expiry })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
      })
    }
    await expect(there('business.close')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const admin = await aColleague(deps, grandchild.id, 'ADMIN')
    await expect(there('business.transferOwnership', { user_id: admin.userId })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('B-2.50 see neither invoices nor how ads are paid, and pay nothing', async () => {
    const { root, child } = await aTree()
    const { manager } = await aManager(root, child)
    const adAccountId = await anAdAccount(deps, child.id)
    const id = deps.newId()
    const period = { periodStart: '2027-01-01', periodEnd: '2027-01-31' }
    const issued = { issuedAt: deps.now(), dueAt: deps.now(), invoiceNumber: `M-${id}`, status: 'ISSUED' }
    await deps.read
      .insertInto('invoices')
      .values({
        id,
        adAccountId,
        businessId: child.id,
        ...period,
        ...issued,
        currency: 'EUR',
        subtotalMicros: 5,
      })
      .execute()
    const ids = { filter: { id: [id] } }
    expect(await asOwner(child)('invoices.list', ids)).toMatchObject({ items: [{ id }] })
    expect(await at(child, manager)('invoices.list', ids)).toMatchObject({ items: [] })
    expect(await at(child, manager)('invoices.tabs')).toEqual({ is_visible: false })
    for (const name of ['invoices.get', 'invoices.pay'] as const)
      await expect(at(child, manager)(name, { id })).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' })
    expect(await at(child, manager)('advertisers.list')).toMatchObject([{ id: adAccountId, billing: null }])
  })

  it('B-2.50 lose the right with their next call once they are removed', async () => {
    const { root, child } = await aTree()
    const { manager, id } = await aManager(root, child)
    await at(child, manager)('adAccounts.list')
    await asOwner(root)('organizationManagers.delete', { id })
    await expect(at(child, manager)('adAccounts.list')).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  })

  it('B-2.50 keep the weaker role they have of their own when the other ends', async () => {
    const { root, child } = await aTree()
    const employee = await aColleague(deps, child.id)
    const { id } = await asOwner(root)('organizationManagers.create', {
      node_id: child.id,
      username: employee.username,
    })
    await at(root, employee)('organizationManagers.update', { id, status: 'ACCEPTED' })
    await at(child, employee)('history.list')
    await asOwner(root)('organizationManagers.delete', { id })
    await expect(at(child, employee)('history.list')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('leaving the hierarchy', () => {
  const hierarchyEntries = async (business: TestBusiness) => {
    const filter = { entity_type: 'HIERARCHY', action: 'DELETE' }
    return (await asOwner(business)<{ items: HistoryView[] }>('history.list', { filter })).items
  }

  it('B-2.51 ends the manager at once, takes all below along, and is in both histories', async () => {
    const { root, child, grandchild } = await aTree()
    const { manager } = await aManager(root, grandchild)
    await asOwner(root)('hierarchyNodes.delete', { id: child.id })
    await expect(at(grandchild, manager)('business.get')).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    })
    expect(namesOf(await nodesOf(root))).toEqual(['Root'])
    expect((await nodesOf(child)).map(({ depth, business }) => [depth, business.name])).toEqual([
      [1, 'Child'],
      [2, 'Grandchild'],
    ])
    expect((await hierarchyEntries(root)).map(({ entity_name }) => entity_name)).toEqual(['Child'])
    expect((await hierarchyEntries(child)).map(({ entity_name }) => entity_name)).toEqual(['Root'])
    await link(root, child)
    await expect(at(grandchild, manager)('business.get')).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    })
  })

  it('B-2.51 the owner of a child may leave, its admins may not', async () => {
    const { root, child } = await aTree()
    const admin = await aColleague(deps, child.id, 'ADMIN')
    const leave = { id: child.id }
    await expect(at(child, admin)('hierarchyNodes.delete', leave)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await asOwner(child)('hierarchyNodes.delete', leave)
    expect(namesOf(await nodesOf(root))).toEqual(['Root'])
  })

  it('B-2.51 somebody a child named itself stays with it', async () => {
    const [root, child] = [await aBusiness(deps, 'Root'), await aBusiness(deps, 'Child')]
    const { manager } = await aManager(child, child)
    await link(root, child)
    await asOwner(root)('hierarchyNodes.delete', { id: child.id })
    expect(await at(child, manager)('business.get')).toMatchObject({ name: 'Child' })
  })

  it('B-2.51 a business that closes leaves its children as roots', async () => {
    const { root, child, grandchild } = await aTree()
    await asOwner(child)('business.close')
    expect(namesOf(await nodesOf(root))).toEqual(['Root'])
    expect((await nodesOf(grandchild)).map(({ depth }) => depth)).toEqual([1])
  })
})

describe('the tabs of a node', () => {
  const rows = async (business: TestBusiness, name: OperationName, nodeId = business.id) =>
    (await asOwner(business)<{ items: Record<string, unknown>[] }>(name, { node_id: nodeId })).items
  const businesses = (items: Record<string, unknown>[]) =>
    items.map(({ business }) => (business as { name: string }).name)

  it('B-2.46 list the rows of the business and of all below it, each with its business', async () => {
    const { root, child, grandchild } = await aTree()
    await anAdAccount(deps, grandchild.id, 'Deep')
    expect(await rows(root, 'hierarchyAdAccounts.list')).toMatchObject([
      { name: 'Deep', business: { id: grandchild.id, name: 'Grandchild' } },
    ])
    expect(businesses(await rows(root, 'hierarchyProfiles.list')).sort()).toEqual([
      'Child',
      'Grandchild',
      'Root',
    ])
    expect(businesses(await rows(root, 'hierarchyEmployees.list', child.id)).sort()).toEqual([
      'Child',
      'Grandchild',
    ])
    await asOwner(child)('assetGroups.create', { name: 'Spring' })
    expect(await rows(root, 'hierarchyAssetGroups.list')).toMatchObject([
      { name: 'Spring', ad_accounts: 0, business: { name: 'Child' } },
    ])
    await expect(rows(child, 'hierarchyAdAccounts.list', root.id)).rejects.toMatchObject({
      code: 'HIERARCHY_NODE_NOT_FOUND',
    })
  })

  it('B-2.47 members are everybody of the subtree, once for each business', async () => {
    const { root, child } = await aTree()
    const { manager } = await aManager(root, child)
    const ofManager = (await rows(root, 'hierarchyBusinessMembers.list')).filter(
      ({ user_id }) => user_id === manager.userId,
    )
    expect(
      ofManager.map(({ business_roles, is_organization_manager }) => [
        business_roles,
        is_organization_manager,
      ]),
    ).toEqual([
      [['ORG_MANAGER'], true],
      [['ORG_MANAGER'], true],
    ])
    expect(businesses(ofManager).sort()).toEqual(['Child', 'Grandchild'])
    const employees = await rows(root, 'hierarchyEmployees.list')
    expect(employees.some(({ user_id }) => user_id === manager.userId)).toBe(false)
  })

  it('B-2.48 B-2.49 the last two list what is still open', async () => {
    const { root, child } = await aTree()
    const invited = await aBusiness(deps, 'Invited')
    await invite(child, invited)
    const person = await aMember(deps, { fullName: 'Asked' })
    await asOwner(root)('organizationManagers.create', { node_id: child.id, username: person.username })
    expect(await rows(root, 'hierarchyPendingChildren.list')).toMatchObject([
      { business: { name: 'Invited' }, status: 'PENDING', parent_business_name: 'Child' },
    ])
    expect(await rows(root, 'hierarchyPendingManagers.list')).toMatchObject([
      { full_name: 'Asked', status: 'PENDING', business: { name: 'Child' } },
    ])
  })
})

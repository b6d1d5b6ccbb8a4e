import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AdAccountView, EmployeeView, ProfileView } from '@tessera/api-types/business/views'
import type {
  AssetGroupPartnerView,
  EffectivePermissionView,
  ManagedClientView,
  PartnerView,
} from '@tessera/api-types/partners/views'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { adAccountAccess } from './ad-account-access.ts'
import { aClientAndAnAgency, assign, share } from './testing/two-businesses.ts'

interface List<T> {
  items: T[]
  total: number
}

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const refused = (code: string) => ({ code })

describe('people of a partner', () => {
  it('B-6.13 reach what was passed on to them, no more than the partner has, and nothing once it is revoked', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency, ['ANALYST', 'CAMPAIGN_MANAGER'])
    const id = client.accountId
    const reach = () => agency.asEmployee<AdAccountView>('adAccounts.get', { id })
    await expect(reach()).rejects.toMatchObject(refused('ASSET_NOT_FOUND'))
    await expect(assign(client, agency, ['FINANCE_MANAGER'])).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await assign(client, agency, ['CAMPAIGN_MANAGER'])
    expect(await reach()).toMatchObject({ permissions: ['CAMPAIGN_MANAGER'], abilities: { can_edit: false } })
    expect(await adAccountAccess(deps.read, agency.employee.userId, id)).toMatchObject({
      businessId: client.id,
      actingBusinessId: agency.id,
      permissions: ['CAMPAIGN_MANAGER'],
    })
    await expect(agency.asEmployee('adAccounts.update', { id, name: 'Taken over' })).rejects.toMatchObject(
      refused('NOT_ALLOWED'),
    )
    await client.call('partners.update', { id: agency.id, adAccounts: [{ id, permissions: ['ANALYST'] }] })
    await expect(reach()).rejects.toMatchObject(refused('ASSET_NOT_FOUND'))
    await expect(adAccountAccess(deps.read, agency.employee.userId, id)).rejects.toMatchObject(
      refused('ASSET_NOT_FOUND'),
    )
    expect(await adAccountAccess(deps.read, agency.owner.userId, id)).toMatchObject({
      permissions: ['ANALYST'],
    })
  })

  it('B-6.11 pass nothing on to third parties', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const { client: third } = await aClientAndAnAgency(deps)
    await share(client, agency, ['ADMIN'])
    const assets = [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }]
    await expect(
      agency.call('partnerInvites.create', { invite_type: 'PARTNER', partner: third.id, assets }),
    ).rejects.toMatchObject(refused('NOT_ALLOWED'))
    await share(agency, third)
    await expect(agency.call('partners.update', { id: third.id, assets })).rejects.toMatchObject(
      refused('NOT_ALLOWED'),
    )
    await assign(client, agency, ['ADMIN'])
    await expect(
      agency.asEmployee('employees.update', { id: agency.owner.userId, assets }),
    ).rejects.toMatchObject(refused('NOT_ALLOWED'))
  })

  it('B-6.08 B-6.12 see of the client only what is shared', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const { items, total } = await agency.call<List<AdAccountView>>('adAccounts.list')
    expect(items.map(({ id }) => id).toSorted()).toEqual([agency.accountId, client.accountId].toSorted())
    expect(total).toBe(2)
    const shared = items.find(({ id }) => id === client.accountId)
    expect(shared).toMatchObject({
      employees: [],
      partners: [],
      abilities: { can_share: false, can_assign: true },
    })
    await expect(agency.as(agency.owner)('employees.list', { business_id: client.id })).rejects.toMatchObject(
      refused('BUSINESS_NOT_FOUND'),
    )
  })
})

describe('partners of an asset group', () => {
  it('B-2.34 B-2.35 B-4.12 get every fitting asset of it, once, and lose it with the asset', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    await client.call('partners.update', { id: agency.id, adAccounts: [] })
    const group = await client.call<AssetGroupView>('assetGroups.create', {
      name: 'Brand',
      child_ad_account_ids: [client.accountId],
      child_profile_ids: [client.profileId],
    })
    const place = { asset_group_id: group.id }
    const add = (permissions: string[]) =>
      client.call<AssetGroupPartnerView[]>('assetGroupPartners.create', {
        ...place,
        items: [{ id: agency.id, permissions }],
      })
    await add(['FINANCE_MANAGER', 'PROFILE_PUBLISHER'])
    expect(await add(['ADMIN'])).toMatchObject([{ permissions: ['FINANCE_MANAGER', 'PROFILE_PUBLISHER'] }])
    expect((await client.call<List<AssetGroupPartnerView>>('assetGroupPartners.list', place)).total).toBe(1)
    const account = () => agency.call<AdAccountView>('adAccounts.get', { id: client.accountId })
    expect(await account()).toMatchObject({ permissions: ['FINANCE_MANAGER'] })
    expect(await agency.call<ProfileView>('profiles.get', { id: client.profileId })).toMatchObject({
      permissions: ['PROFILE_PUBLISHER'],
    })
    const partner = await client.call<PartnerView>('partners.get', { id: agency.id })
    expect(partner.adAccounts).toMatchObject([{ granted_by: [{ type: 'ASSET_GROUP', name: 'Brand' }] }])
    await client.call('assetGroups.update', { id: group.id, child_ad_account_ids: [] })
    await expect(account()).rejects.toMatchObject(refused('ASSET_NOT_FOUND'))
    await client.call('assetGroupPartners.delete', { ...place, id: agency.id })
    await expect(agency.call('profiles.get', { id: client.profileId })).rejects.toMatchObject(
      refused('ASSET_NOT_FOUND'),
    )
  })
})

describe('profiles and clients', () => {
  it('B-1.12 B-7.29 a profile is given to people and partners, and taken from them', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const put = (holders: object) =>
      client.call<ProfileView>('profiles.update', { id: client.profileId, ...holders })
    const permissions = ['PROFILE_PUBLISHER']
    const given = await put({
      employees: [{ id: client.employee.userId, permissions }],
      partners: [{ id: agency.id, permissions }],
    })
    expect(given).toMatchObject({
      employees: [{ id: client.employee.userId, permissions }],
      partners: [{ id: agency.id, name: 'Agency', permissions }],
    })
    const person = await client.call<EmployeeView>('employees.get', { id: client.employee.userId })
    expect(person.profiles).toMatchObject([{ id: client.profileId, permissions }])
    const list = await agency.call<List<ProfileView>>('profiles.list', { filter: { id: [client.profileId] } })
    expect(list.items).toMatchObject([{ owner_business: { name: 'Client' } }])
    const taken = await put({
      employees: [{ id: client.employee.userId, permissions: [] }],
      partners: [{ id: agency.id, permissions: [] }],
    })
    expect(taken).toMatchObject({ employees: [], partners: [] })
    await expect(put({ partners: [{ id: client.id, permissions }] })).rejects.toMatchObject(
      refused('PARTNER_NOT_FOUND'),
    )
  })

  it('B-1.11 B-7.29 a client of an agency is listed while it shares an ad account', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency, ['CAMPAIGN_MANAGER'])
    expect((await client.call<List<ManagedClientView>>('managedClients.list')).total).toBe(0)
    const { items } = await agency.call<List<ManagedClientView>>('managedClients.list')
    expect(items).toMatchObject([
      { id: client.id, name: 'Client', ad_accounts: 1, permissions: ['CAMPAIGN_MANAGER'] },
    ])
    expect(await agency.call('managedClients.get', { id: client.id })).toEqual(items[0])
    await agency.call('managedClients.delete', { id: client.id })
    expect((await agency.call<List<ManagedClientView>>('managedClients.list')).total).toBe(0)
    await expect(agency.call('adAccounts.get', { id: client.accountId })).rejects.toMatchObject(
      refused('ASSET_NOT_FOUND'),
    )
    expect((await agency.call<List<PartnerView>>('partners.list')).total).toBe(1)
  })

  it('B-7.29 effective rights name their source', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    await assign(client, agency)
    const rights = (side: typeof client, subject_id: string, asset_id: string) =>
      side.call<List<EffectivePermissionView>>('permissions.list', { filter: { subject_id, asset_id } })
    const { accountId } = client
    expect((await rights(client, client.owner.userId, accountId)).items).toMatchObject([
      { permissions: ['OWNER'], granted_by: [{ type: 'BUSINESS_ROLE' }] },
    ])
    expect((await rights(client, agency.id, accountId)).items).toMatchObject([
      { permissions: ['ANALYST'], granted_by: [{ type: 'DIRECT' }] },
    ])
    expect((await rights(agency, agency.employee.userId, accountId)).items).toMatchObject([
      { permissions: ['ANALYST'], granted_by: [{ type: 'PARTNER', id: client.id, name: 'Client' }] },
    ])
    expect((await rights(agency, agency.owner.userId, accountId)).items).toMatchObject([
      { permissions: ['ANALYST'], granted_by: [{ type: 'PARTNER' }] },
    ])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetGroupMemberView, AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AdAccountView, EmployeeView, ProfileView } from '@tessera/api-types/business/views'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aClientAndAnAgency, share } from './testing/two-businesses.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const both = (permissions: string[]) => ({ roles: permissions, permissions })

describe('roles and permissions', () => {
  it.each(['roles', 'permissions'] as const)(
    'B-3.02 B-6.01 what is given as %s is held under both names, by people, partners, accounts, profiles and groups',
    async (name) => {
      const { client, agency } = await aClientAndAnAgency(deps)
      await share(client, agency)
      const id = client.employee.userId
      const person = await client.call<EmployeeView>('employees.update', {
        id,
        adAccounts: [{ id: client.accountId, [name]: ['ANALYST'] }],
        profiles: [{ id: client.profileId, [name]: ['PROFILE_PUBLISHER'] }],
      })
      expect(person.adAccounts).toMatchObject([both(['ANALYST'])])
      expect(person.profiles).toMatchObject([both(['PROFILE_PUBLISHER'])])
      const partner = await client.call<PartnerView>('partners.update', {
        id: agency.id,
        adAccounts: [{ id: client.accountId, [name]: ['CAMPAIGN_MANAGER'] }],
      })
      expect(partner).toMatchObject({
        ...both(['CAMPAIGN_MANAGER']),
        adAccounts: [both(['CAMPAIGN_MANAGER'])],
      })
      const account = await client.call<AdAccountView>('adAccounts.get', { id: client.accountId })
      expect(account).toMatchObject({ ...both(['OWNER']), employees: [{ id, ...both(['ANALYST']) }] })
      const profile = await client.call<ProfileView>('profiles.get', { id: client.profileId })
      expect(profile.employees).toMatchObject([{ id, ...both(['PROFILE_PUBLISHER']) }])
      const group = await client.call<AssetGroupView>('assetGroups.create', { name: 'Spring' })
      const joined = await client.call<AssetGroupMemberView[]>('assetGroupEmployees.create', {
        asset_group_id: group.id,
        items: [{ id, [name]: ['ANALYST'] }],
      })
      expect(joined).toMatchObject([{ id, assetGroupId: group.id, ...both(['ANALYST']) }])
    },
  )

  it('B-6.03 employees, partners and the owners of ad accounts and profiles have roles', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const employee = await client.call<EmployeeView>('employees.get', { id: client.employee.userId })
    expect(employee).toMatchObject({ business_roles: ['EMPLOYEE'], adAccounts: [], profiles: [] })
    const partner = await client.call<PartnerView>('partners.get', { id: agency.id })
    expect(partner).toMatchObject({ ...both(['ANALYST']), adAccounts: [both(['ANALYST'])] })
    const owner = await client.call<EmployeeView>('employees.get', { id: client.owner.userId })
    expect(owner).toMatchObject({
      business_roles: ['OWNER'],
      adAccounts: [{ id: client.accountId, ...both(['OWNER']) }],
      profiles: [{ id: client.profileId, ...both(['OWNER']) }],
    })
  })

  it('B-4.05 B-4.06 B-8.07 an update without the ids or roles it needs, or of what is not there, changes nothing', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const group = await client.call<AssetGroupView>('assetGroups.create', { name: 'Spring' })
    const ed = client.employee.userId
    const in_group = { asset_group_id: group.id }
    await client.call('assetGroupEmployees.create', { ...in_group, items: [{ id: ed, roles: ['ANALYST'] }] })
    await client.call('assetGroupPartners.create', {
      ...in_group,
      items: [{ id: agency.id, roles: ['ANALYST'] }],
    })
    const asset = { id: client.accountId, permissions: ['ANALYST'] }
    const holder = { id: ed, permissions: ['ANALYST'] }
    const unknown = '1'
    const refusals: [Parameters<typeof client.call>[0], object, string][] = [
      ['employees.update', { id: ed, adAccounts: [{ permissions: ['ANALYST'] }] }, 'INVALID_INPUT'],
      ['employees.update', { id: ed, adAccounts: [{ id: client.accountId }] }, 'INVALID_INPUT'],
      ['employees.update', { id: unknown, adAccounts: [asset] }, 'MEMBER_NOT_FOUND'],
      ['partners.update', { id: agency.id, adAccounts: [{ id: client.accountId }] }, 'INVALID_INPUT'],
      ['partners.update', { id: unknown, adAccounts: [asset] }, 'PARTNER_NOT_FOUND'],
      ['adAccounts.update', { id: unknown }, 'ASSET_NOT_FOUND'],
      ['profiles.update', { id: client.profileId, employees: [{ id: ed }] }, 'INVALID_INPUT'],
      ['profiles.update', { id: unknown, employees: [holder] }, 'ASSET_NOT_FOUND'],
      ['assetGroupEmployees.update', { ...in_group, id: ed }, 'INVALID_INPUT'],
      ['assetGroupEmployees.update', { ...in_group, ...holder, id: unknown }, 'MEMBER_NOT_FOUND'],
      ['assetGroupPartners.update', { ...in_group, id: agency.id }, 'INVALID_INPUT'],
      ['assetGroupPartners.update', { ...in_group, ...holder, id: unknown }, 'PARTNER_NOT_FOUND'],
    ]
    const state = async () => [
      await client.call('employees.get', { id: ed }),
      await client.call('partners.get', { id: agency.id }),
      await client.call('assetGroupEmployees.list', in_group),
    ]
    const before = await state()
    for (const [call, input, code] of refusals) {
      await expect(client.call(call, input), `${call} ${JSON.stringify(input)}`).rejects.toMatchObject({
        code,
      })
    }
    expect(await state()).toEqual(before)
  })
})

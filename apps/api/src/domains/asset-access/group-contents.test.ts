import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetGroupContentsView } from '@tessera/api-types/asset-access/views'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { Operation } from '../../kernel/operation.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { anAdAccount } from '../business/testing/a-business.ts'
import { aClientAndAnAgency, share, type Side } from '../business/testing/two-businesses.ts'
import { assetAccessOperations } from './operations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const operation = assetAccessOperations.find(
  ({ contract }) => contract.route.name === 'assetGroups.contents',
) as Operation

describe('what a group holds', () => {
  const contents = async (side: Side, groupId: string, as = side.owner) =>
    (await callAs(deps, as)(operation, {
      business_id: side.id,
      asset_group_id: groupId,
    })) as AssetGroupContentsView

  const aCatalog = async ({ id: businessId }: Side, name: string) => {
    const id = deps.newId()
    const goods = { businessId, name, country: 'DE', language: 'de', currency: 'EUR', createdAt: deps.now() }
    await deps.read
      .insertInto('catalogs')
      .values({ ...goods, id })
      .execute()
    return { id, name }
  }

  it('B-3.05 B-3.06 B-3.08 is five lists, whose the assets are, and the requests that wait for their owners', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const own = await aCatalog(agency, 'Goods')
    await aCatalog(client, 'Not shared')
    const unasked = await anAdAccount(deps, client.id, 'Winter')
    const { id } = await agency.call<AssetGroupView>('assetGroups.create', {
      name: 'Spring',
      child_ad_account_ids: [agency.accountId, client.accountId, unasked],
    })
    await agency.call('assetGroupEmployees.create', {
      asset_group_id: id,
      items: [{ id: agency.employee.userId, permissions: ['ANALYST'] }],
    })
    await agency.call('assetGroupPartners.create', {
      asset_group_id: id,
      items: [{ id: client.id, permissions: ['ANALYST'] }],
    })
    const held = await contents(agency, id)
    expect(held).toEqual({
      id,
      adAccounts: [
        { id: agency.accountId, name: 'Ads of Agency' },
        { id: client.accountId, name: 'Ads of Client' },
      ],
      profiles: [],
      catalogs: [own],
      employees: [{ id: agency.employee.userId, name: 'Ed Employee' }],
      partners: [{ id: client.id, name: 'Client' }],
      adAccountOwners: [
        { id: agency.id, fullName: 'Agency', assetIds: [agency.accountId] },
        { id: client.id, fullName: 'Client', assetIds: [client.accountId] },
      ],
      profileOwners: [],
      aoaaIds: [expect.stringMatching(/^\d+$/)],
    })
    const [request = ''] = held.aoaaIds
    await client.call('partnerRequests.update', { id: request, status: 'ACCEPTED' })
    expect(await contents(agency, id)).toMatchObject({ aoaaIds: [] })
  })

  it('B-3.05 hides partners and requests from its people, and everything from strangers', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const group = await client.call<AssetGroupView>('assetGroups.create', {
      name: 'Spring',
      child_ad_account_ids: [client.accountId],
    })
    await client.call('assetGroupEmployees.create', {
      asset_group_id: group.id,
      items: [{ id: client.employee.userId, permissions: ['ANALYST'] }],
    })
    await share(client, agency)
    const items = [{ id: agency.id, permissions: ['ANALYST'] }]
    await client.call('assetGroupPartners.create', { asset_group_id: group.id, items })
    expect(await contents(client, group.id, client.employee)).toMatchObject({
      adAccounts: [{ id: client.accountId }],
      employees: [{ id: client.employee.userId }],
      partners: [],
      aoaaIds: [],
    })
    await expect(contents(agency, group.id)).rejects.toMatchObject({ code: 'ASSET_GROUP_NOT_FOUND' })
    await expect(contents(client, group.id, agency.owner)).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AccessPreviewView, ExplainedAccessView } from '@tessera/api-types/asset-access/views'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { Member } from '@tessera/shared-auth'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aColleague, give } from '../business/testing/a-business.ts'
import { aClientAndAnAgency, assign, share, type Side } from '../business/testing/two-businesses.ts'
import { assetAccessOperations } from './operations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const operation = (name: 'explain' | 'preview') => {
  const found = assetAccessOperations.find(({ contract }) => contract.route.name === `assetAccess.${name}`)
  if (!found) throw new Error(name)
  return found
}

const explain = async (
  side: Side,
  subject: string,
  asset: string,
  { type = 'AD_ACCOUNT', as = side.owner }: { type?: string; as?: Member } = {},
) =>
  (await callAs(deps, as)(operation('explain'), {
    business_id: side.id,
    subject_id: subject,
    asset_id: asset,
    asset_type: type,
  })) as ExplainedAccessView

const preview = async (side: Side, change: AccessChange, as = side.owner) =>
  (await callAs(deps, as)(operation('preview'), { business_id: side.id, change })) as AccessPreviewView

async function aGroup(side: Side) {
  const group = await side.call<AssetGroupView>('assetGroups.create', {
    name: 'Spring',
    child_ad_account_ids: [side.accountId],
  })
  await side.call('assetGroupEmployees.create', {
    asset_group_id: group.id,
    items: [{ id: side.employee.userId, permissions: ['ANALYST'] }],
  })
  return group
}

describe('why somebody may do something with an asset', () => {
  it('names a grant of their own and a group, and what both give together', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const group = await aGroup(client)
    await give(deps, client.id, client.employee, client.accountId, ['FINANCE_MANAGER'])
    const told = await explain(client, client.employee.userId, client.accountId)
    expect(told).toMatchObject({
      subject: { type: 'PERSON', name: 'Ed Employee' },
      business_role: 'EMPLOYEE',
      can_read: true,
      permissions: ['FINANCE_MANAGER', 'ANALYST'],
      granted_by: [
        { type: 'DIRECT', permissions: ['FINANCE_MANAGER'] },
        { type: 'ASSET_GROUP', id: group.id, name: 'Spring', permissions: ['ANALYST'] },
      ],
    })
  })

  it('names the role in the business, and nothing where nothing was given', async () => {
    const { client } = await aClientAndAnAgency(deps)
    expect(await explain(client, client.owner.userId, client.accountId)).toMatchObject({
      permissions: ['OWNER'],
      granted_by: [{ type: 'BUSINESS_ROLE', permissions: ['OWNER'] }],
    })
    expect(await explain(client, client.employee.userId, client.accountId)).toMatchObject({
      can_read: false,
      permissions: [],
      granted_by: [],
    })
  })

  it('names the partner by whom it comes, and what a partner was given', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency, ['ANALYST', 'CAMPAIGN_MANAGER'])
    await assign(client, agency, ['CAMPAIGN_MANAGER'])
    expect(await explain(client, agency.id, client.accountId)).toMatchObject({
      subject: { type: 'PARTNER', name: 'Agency' },
      business_role: null,
      granted_by: [{ type: 'DIRECT', permissions: ['ANALYST', 'CAMPAIGN_MANAGER'] }],
    })
    expect(await explain(agency, agency.employee.userId, client.accountId)).toMatchObject({
      asset: { owner_business: { id: client.id } },
      granted_by: [{ type: 'PARTNER', id: client.id, permissions: ['CAMPAIGN_MANAGER'] }],
    })
  })

  it('names the business above for its managers', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const node = (businessId: string, path: string[]) =>
      deps.read.insertInto('hierarchyNodes').values({ businessId, path, joinedAt: deps.now() }).execute()
    await node(agency.id, [agency.id])
    await node(client.id, [agency.id, client.id])
    const at = { sentAt: deps.now(), createdAt: deps.now() }
    const manages = { rootId: agency.id, nodeId: agency.id, userId: agency.employee.userId, isActive: true }
    await deps.read
      .insertInto('organizationManagers')
      .values({ id: deps.newId(), ...manages, ...at })
      .execute()
    expect(await explain(client, agency.employee.userId, client.accountId)).toMatchObject({
      business_role: 'ADMIN',
      permissions: ['ADMIN'],
      granted_by: [{ type: 'PARENT_BUSINESS', id: agency.id, name: 'Agency', permissions: ['ADMIN'] }],
    })
  })

  it('follows a tag and an audience to their ad account, and a catalog to the role on one', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const of = { businessId: client.id, createdAt: deps.now() }
    const [tag, audience, catalog] = [deps.newId(), deps.newId(), deps.newId()]
    const onAccount = { ...of, adAccountId: client.accountId }
    await deps.read
      .insertInto('tags')
      .values({ ...onAccount, id: tag, name: 'Site' })
      .execute()
    const seen = { ...onAccount, name: 'Seen', type: 'ENGAGEMENT', days: 30 }
    await deps.read
      .insertInto('audiences')
      .values({ ...seen, id: audience })
      .execute()
    const goods = { ...of, name: 'Goods', country: 'DE', language: 'de', currency: 'EUR' }
    await deps.read
      .insertInto('catalogs')
      .values({ ...goods, id: catalog })
      .execute()
    const { userId } = client.employee
    for (const [type, id] of [
      ['TAG', tag],
      ['AUDIENCE', audience],
      ['CATALOG', catalog],
    ] as const)
      expect(await explain(client, userId, id, { type })).toMatchObject({ can_read: false, granted_by: [] })
    await give(deps, client.id, client.employee, client.accountId, ['CATALOGS_MANAGER'])
    for (const [type, id] of [
      ['TAG', tag],
      ['AUDIENCE', audience],
    ] as const)
      expect(await explain(client, userId, id, { type })).toMatchObject({
        ad_account: { id: client.accountId },
        permissions: ['CATALOGS_MANAGER'],
        granted_by: [{ type: 'DIRECT' }],
      })
    expect(await explain(client, userId, catalog, { type: 'CATALOG' })).toMatchObject({
      permissions: ['CATALOGS_MANAGER'],
      granted_by: [{ type: 'AD_ACCOUNT', id: client.accountId, name: 'Ads of Client' }],
    })
  })

  it('is for managers, and for everybody about themselves; strangers find nothing', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const as = client.employee
    await give(deps, client.id, as, client.accountId, ['ANALYST'])
    expect(await explain(client, as.userId, client.accountId, { as })).toMatchObject({ can_read: true })
    const refusals = [
      [() => explain(client, client.owner.userId, client.accountId, { as }), 'NOT_ALLOWED'],
      [() => explain(client, as.userId, agency.accountId, { as }), 'ASSET_NOT_FOUND'],
      [() => explain(client, as.userId, agency.accountId), 'ASSET_NOT_FOUND'],
      [() => explain(client, agency.id, client.accountId), 'MEMBER_NOT_FOUND'],
      [() => explain(client, as.userId, client.accountId, { as: agency.owner }), 'BUSINESS_NOT_FOUND'],
    ] as const
    for (const [call, code] of refusals) await expect(call()).rejects.toMatchObject({ code })
  })
})

describe('what a change would do', () => {
  it('names who loses a group, counts them, and leaves everything as it is', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const group = await aGroup(client)
    await share(client, agency, ['ANALYST'])
    const items = [{ id: agency.id, permissions: ['CAMPAIGN_MANAGER'] }]
    await client.call('assetGroupPartners.create', { asset_group_id: group.id, items })
    const told = await preview(client, { type: 'GROUP_REMOVAL', asset_group_id: group.id })
    expect(told.effects).toMatchObject([
      {
        subject: { name: 'Agency', type: 'PARTNER' },
        before: ['ANALYST', 'CAMPAIGN_MANAGER'],
        after: ['ANALYST'],
      },
      {
        subject: { name: 'Ed Employee', type: 'PERSON' },
        asset: { name: 'Ads of Client' },
        before: ['ANALYST'],
        after: [],
      },
    ])
    expect(told.losing).toEqual({ people: 1, partners: 0, assets: 1 })
    expect(await client.call('assetGroups.get', { id: group.id })).toMatchObject({ name: 'Spring' })
    const { items: history } = await client.call<{ items: { action: string }[] }>('history.list', {
      filter: { entity_type: 'ASSET_GROUP' },
    })
    expect(history.map(({ action }) => action)).toEqual(['CREATE'])
  })

  it('of a role, a grant, a removal and a place in a group is what the call then does', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { userId: id } = client.employee
    const group = await client.call<AssetGroupView>('assetGroups.create', {
      name: 'Autumn',
      child_ad_account_ids: [client.accountId],
    })
    const onAccount = async (change: AccessChange) => {
      const { effects } = await preview(client, change)
      return effects.filter(({ asset }) => asset.id === client.accountId).map(({ after }) => after)
    }
    const assets = [{ id: client.accountId, type: 'AD_ACCOUNT' as const, permissions: ['ANALYST' as const] }]
    expect(await onAccount({ type: 'PERSON', id, business_roles: ['ADMIN'], assets: [] })).toEqual([
      ['ADMIN'],
    ])
    expect(await onAccount({ type: 'PERSON', id, assets })).toEqual([['ANALYST']])
    const join = { type: 'GROUP_PERSON', asset_group_id: group.id, id } as const
    expect(await onAccount({ ...join, permissions: ['FINANCE_MANAGER'] })).toEqual([['FINANCE_MANAGER']])
    await client.call('employees.update', { id, assets })
    expect(await onAccount({ type: 'PERSON_REMOVAL', id })).toEqual([[]])
  })

  it('is refused to whom the change is refused, and so is what nobody may do', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const admin = await aColleague(deps, client.id, 'ADMIN')
    const group = await aGroup(client)
    const removal: AccessChange = { type: 'GROUP_REMOVAL', asset_group_id: group.id }
    const owner: AccessChange = { type: 'PERSON_REMOVAL', id: client.owner.userId }
    await expect(preview(client, removal, client.employee)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(preview(client, owner, admin)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

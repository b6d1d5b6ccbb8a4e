import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AccessPreviewView, ExplainedAccessView } from '@tessera/api-types/asset-access/views'
import type { AssetGroupMemberView, AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { EmployeeView, HistoryView, InviteView } from '@tessera/api-types/business/views'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { assetAccessOperations } from '../asset-access/operations.ts'
import { operation } from './testing/a-business.ts'
import { aClientAndAnAgency, assign, share, type Side } from './testing/two-businesses.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const ENDS_AT = '2099-03-03T23:59:59.999Z'
const GONE = { code: 'ASSET_NOT_FOUND' }
type Table =
  | 'assetPermissions'
  | 'assetGroupMembers'
  | 'partnerPermissions'
  | 'assetGroupPartners'
  | 'partnerAssignments'

/** What a business gave in a table has ended; nothing else happens. */
const expire = (table: Table, { id }: Side) =>
  deps.read
    .updateTable(table)
    .set({ endsAt: sql<Date>`now() - interval '1 second'` })
    .where('businessId', '=', id)
    .execute()

const about = async <T>(name: 'explain' | 'preview', side: Side, input: object): Promise<T> => {
  const operation = assetAccessOperations.find(
    ({ contract }) => contract.route.name === `assetAccess.${name}`,
  )
  if (!operation) throw new Error(name)
  return (await callAs(deps, side.owner)(operation, { business_id: side.id, ...input })) as T
}

const explain = (side: Side, subject_id: string, asset_id: string) =>
  about<ExplainedAccessView>('explain', side, { subject_id, asset_id, asset_type: 'AD_ACCOUNT' })

const accountOf = (side: Side, ends_at?: string | null) => ({
  id: side.accountId,
  type: 'AD_ACCOUNT',
  permissions: ['ANALYST'],
  ...(ends_at !== undefined && { ends_at }),
})

const give = (side: Side, ends_at?: string | null) =>
  side.call<EmployeeView>('employees.update', {
    id: side.employee.userId,
    assets: [accountOf(side, ends_at)],
  })

const reads = (side: Side, accountId = side.accountId) => side.asEmployee('adAccounts.get', { id: accountId })

describe('access of a person that ends', () => {
  it('holds until then, and is refused on the next request after', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const given = await give(client, ENDS_AT)
    expect(given.adAccounts).toMatchObject([{ granted_by: [{ ends_at: ENDS_AT, is_expired: false }] }])
    expect(await reads(client)).toMatchObject({ employees: [{ ends_at: ENDS_AT }] })
    await expire('assetPermissions', client)
    await expect(reads(client)).rejects.toMatchObject(GONE)
    expect(await client.asEmployee('adAccounts.list')).toMatchObject({ items: [] })
    expect(await client.call('employees.get', { id: client.employee.userId })).toMatchObject({
      adAccounts: [],
      assets_summary: { ad_accounts: 0, profiles: 0 },
      expired_access: [
        { id: client.accountId, permissions: [], granted_by: [{ type: 'DIRECT', is_expired: true }] },
      ],
    })
    expect(await client.call('adAccounts.get', { id: client.accountId })).toMatchObject({ employees: [] })
  })

  it('keeps its end while it is changed, begins again without one, and loses it where asked', async () => {
    const { client } = await aClientAndAnAgency(deps)
    await give(client, ENDS_AT)
    const end = async () =>
      (await explain(client, client.employee.userId, client.accountId)).granted_by.map((way) => way.ends_at)
    const assets = [{ ...accountOf(client), permissions: ['ADMIN'] }]
    await client.call('employees.update', { id: client.employee.userId, assets })
    expect(await end()).toEqual([ENDS_AT])
    await give(client, null)
    expect(await end()).toEqual([null])
    await give(client, ENDS_AT)
    await expire('assetPermissions', client)
    await give(client)
    expect(await end()).toEqual([null])
    expect(await reads(client)).toMatchObject({ id: client.accountId })
  })

  it('cannot end before it begins', async () => {
    const { client } = await aClientAndAnAgency(deps)
    await expect(give(client, '2020-01-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(reads(client)).rejects.toMatchObject(GONE)
  })

  it('stands in the history: when it was set, and when it was changed', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const later = '2099-05-05T23:59:59.999Z'
    await give(client, ENDS_AT)
    await give(client, later)
    const { items } = await client.call<{ items: HistoryView[] }>('history.list', {
      filter: { entity_type: 'EMPLOYEE' },
      sort: ['occurred_at', 'ASC'],
    })
    const field = 'ends_at: Ads of Client'
    const ends = items.map(({ changes }) => changes.filter((change) => change.field === field))
    expect(ends).toEqual([[{ field, old: null, new: ENDS_AT }], [{ field, old: ENDS_AT, new: later }]])
  })

  it('is explained with its end, and after it as a way that has ended', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { userId } = client.employee
    await give(client, ENDS_AT)
    expect(await explain(client, userId, client.accountId)).toMatchObject({
      can_read: true,
      ends_at: ENDS_AT,
      granted_by: [{ type: 'DIRECT', ends_at: ENDS_AT, is_expired: false }],
    })
    await expire('assetPermissions', client)
    expect(await explain(client, userId, client.accountId)).toMatchObject({
      can_read: false,
      permissions: [],
      ends_at: null,
      granted_by: [{ type: 'DIRECT', permissions: ['ANALYST'], is_expired: true }],
    })
  })

  it('is previewed: a new end is an effect, and what has ended is not held', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { userId: id } = client.employee
    await give(client)
    const change = { type: 'PERSON', id, assets: [accountOf(client, ENDS_AT)] }
    const preview = () => about<AccessPreviewView>('preview', client, { change })
    expect(await preview()).toMatchObject({
      effects: [{ before: ['ANALYST'], after: ['ANALYST'], ends_at_before: null, ends_at: ENDS_AT }],
      losing: { people: 0 },
    })
    await expire('assetPermissions', client)
    expect(await preview()).toMatchObject({ effects: [{ before: [], after: ['ANALYST'], ends_at: ENDS_AT }] })
  })
})

describe('access through a group that ends', () => {
  const aGroup = async (side: Side, ends_at: string) => {
    const group = await side.call<AssetGroupView>('assetGroups.create', {
      name: 'Spring',
      child_ad_account_ids: [side.accountId],
    })
    const at = { asset_group_id: group.id }
    const items = [{ id: side.employee.userId, permissions: ['ANALYST'], ends_at }]
    await side.call('assetGroupEmployees.create', { ...at, items })
    return at
  }

  it('closes the group and its assets to the person, who stays listed as expired until added again', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const at = await aGroup(client, ENDS_AT)
    expect(await reads(client)).toMatchObject({ id: client.accountId })
    await expire('assetGroupMembers', client)
    await expect(reads(client)).rejects.toMatchObject(GONE)
    await expect(client.asEmployee('assetGroups.get', { id: at.asset_group_id })).rejects.toMatchObject({
      code: 'ASSET_GROUP_NOT_FOUND',
    })
    const members = () => client.call<{ items: AssetGroupMemberView[] }>('assetGroupEmployees.list', at)
    expect((await members()).items).toMatchObject([{ is_expired: true, permissions: ['ANALYST'] }])
    const items = [{ id: client.employee.userId, permissions: ['ANALYST'] }]
    await client.call('assetGroupEmployees.create', { ...at, items })
    expect((await members()).items).toMatchObject([{ is_expired: false, ends_at: null }])
    expect(await reads(client)).toMatchObject({ id: client.accountId })
  })

  it('ends for a partner as it does for a person', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const at = await aGroup(client, ENDS_AT)
    const items = [{ id: agency.id, permissions: ['CAMPAIGN_MANAGER'], ends_at: ENDS_AT }]
    await client.call('assetGroupPartners.create', { ...at, items })
    const held = async () => (await explain(client, agency.id, client.accountId)).permissions
    expect(await held()).toEqual(['ANALYST', 'CAMPAIGN_MANAGER'])
    await expire('assetGroupPartners', client)
    expect(await held()).toEqual(['ANALYST'])
    expect(await client.call('assetGroupPartners.list', at)).toMatchObject({ items: [{ is_expired: true }] })
  })
})

describe('what is shared with a partner until a day', () => {
  it('ends for the partner, its managers and its people at once, and nobody else notices', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const { client: stranger, agency: rival } = await aClientAndAnAgency(deps)
    for (const [owner, partner] of [
      [client, agency],
      [stranger, rival],
    ] as const) {
      await share(owner, partner)
      await assign(owner, partner)
      await owner.call('partners.update', { id: partner.id, assets: [accountOf(owner, ENDS_AT)] })
      expect(await reads(partner, owner.accountId)).toMatchObject({ id: owner.accountId })
    }
    const person = () => agency.call<EmployeeView>('employees.get', { id: agency.employee.userId })
    expect((await person()).adAccounts).toMatchObject([{ granted_by: [{ ends_at: ENDS_AT }] }])
    await expire('partnerPermissions', client)
    await expect(reads(agency, client.accountId)).rejects.toMatchObject(GONE)
    await expect(agency.call('adAccounts.get', { id: client.accountId })).rejects.toMatchObject(GONE)
    expect((await person()).adAccounts).toEqual([])
    expect(await client.call<PartnerView>('partners.get', { id: agency.id })).toMatchObject({
      adAccounts: [],
      expired_access: [{ id: client.accountId, granted_by: [{ is_expired: true }] }],
    })
    expect(await reads(rival, stranger.accountId)).toMatchObject({ id: stranger.accountId })
    await expect(rival.call('adAccounts.get', { id: client.accountId })).rejects.toMatchObject(GONE)
  })

  it('ends earlier for a person to whom it was passed on until an earlier day', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    await assign(client, agency)
    await expire('partnerAssignments', agency)
    await expect(reads(agency, client.accountId)).rejects.toMatchObject(GONE)
    expect(await agency.call('adAccounts.get', { id: client.accountId })).toMatchObject({
      id: client.accountId,
    })
  })
})

describe('access that an invite gives until a day', () => {
  const accepted = async (side: Side, ends_at: string) => {
    const guest = await aMember(deps)
    const assets = [{ id: side.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'], ends_at }]
    await side.call('invites.create', { invitees: [`${guest.username}@tessera.test`], assets })
    const token = /invite\/([\w-]+)\//.exec(deps.sentMail.at(-1)?.text ?? '')?.[1]
    return { guest, accept: () => callAs(deps, guest)(operation('receivedInvites.accept'), { token }) }
  }
  const grants = async (side: Side, userId: string) => {
    const { adAccounts, expired_access } = await side.call<EmployeeView>('employees.get', { id: userId })
    return { open: adAccounts, over: expired_access }
  }

  it('ends on that day for who accepts, and stands in the list of invites and in the history', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { guest, accept } = await accepted(client, ENDS_AT)
    const { items: invites } = await client.call<{ items: InviteView[] }>('invites.list', {})
    expect(invites).toMatchObject([{ assets: [{ ends_at: ENDS_AT }] }])
    await accept()
    expect((await grants(client, guest.userId)).open).toMatchObject([{ granted_by: [{ ends_at: ENDS_AT }] }])
    const { items } = await client.call<{ items: HistoryView[] }>('history.list', {
      filter: { entity_type: 'INVITE', action: 'ACCEPT' },
    })
    expect(items.flatMap(({ changes }) => changes)).toEqual([
      { field: 'adAccounts: Ads of Client', old: [], new: ['ANALYST'] },
      { field: 'ends_at: Ads of Client', old: null, new: ENDS_AT },
    ])
  })

  it('gives nothing where it is accepted after that day, and cannot be sent with a day that is over', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const past = '2020-01-01T00:00:00.000Z'
    await expect(accepted(client, past)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { guest, accept } = await accepted(client, ENDS_AT)
    const assets = [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'], ends_at: past }]
    await deps.read
      .updateTable('businessInvites')
      .set({ assets: JSON.stringify(assets) })
      .where('businessId', '=', client.id)
      .execute()
    await accept()
    expect(await grants(client, guest.userId)).toMatchObject({
      open: [],
      over: [{ granted_by: [{ is_expired: true }] }],
    })
  })

  it('ends for a partner who accepts an offer', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { agency } = await aClientAndAnAgency(deps)
    const assets = [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'], ends_at: ENDS_AT }]
    const offer = { invite_type: 'PARTNER', partner: agency.id, assets }
    const { id } = await client.call<InviteView>('partnerInvites.create', offer)
    await agency.call('partnerRequests.update', { id, status: 'ACCEPTED' })
    expect(await client.call<PartnerView>('partners.get', { id: agency.id })).toMatchObject({
      adAccounts: [{ granted_by: [{ ends_at: ENDS_AT }] }],
    })
  })
})

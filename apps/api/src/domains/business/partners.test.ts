import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AdAccountView, InviteView } from '@tessera/api-types/business/views'
import type { PartnerRequestView, PartnerView } from '@tessera/api-types/partners/views'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'

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

describe('a partnership', () => {
  it('B-2.19 B-3.12 begins with an invite that the other business accepts, and both list each other', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const invite = await client.call<InviteView>('partnerInvites.create', {
      invite_type: 'PARTNER',
      partner: agency.id,
      assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    })
    expect(invite).toMatchObject({
      invite_type: 'PARTNER',
      status: 'PENDING',
      invited: { business_id: agency.id, email: null, user_id: null },
      business_roles: ['PARTNER'],
      assets: [{ id: client.accountId, permissions: ['ANALYST'] }],
    })
    expect(JSON.stringify(invite)).not.toMatch(/token/)
    expect((await client.call<List<PartnerView>>('partners.list')).total).toBe(0)
    const { items } = await agency.call<List<PartnerRequestView>>('partnerRequests.list')
    expect(items).toMatchObject([
      { id: invite.id, partner: { name: 'Client' }, assets: [{ name: 'Ads of Client' }] },
    ])
    await agency.call('partnerRequests.update', { id: invite.id, status: 'ACCEPTED' })
    const given = await client.call<List<PartnerView>>('partners.list', { filter: { direction: 'GIVEN' } })
    expect(given.items).toMatchObject([{ id: agency.id, direction: 'GIVEN' }])
    const received = await agency.call<List<PartnerView>>('partners.list', {
      filter: { direction: 'RECEIVED' },
    })
    expect(received.items).toMatchObject([
      { id: client.id, direction: 'RECEIVED', received: { adAccounts: [{ id: client.accountId }] } },
    ])
    expect(
      (await agency.call<List<PartnerView>>('partners.list', { filter: { direction: 'GIVEN' } })).total,
    ).toBe(0)
  })

  it('B-3.19 a partner has the documented fields', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const partner = await client.call<PartnerView>('partners.get', { id: agency.id })
    expect(partner).toMatchObject({
      id: agency.id,
      name: 'Agency',
      username: expect.any(String),
      email: null,
      image_medium_url: null,
      created_time: expect.any(String),
      adAccounts: [{ id: client.accountId, permissions: ['ANALYST'], roles: ['ANALYST'] }],
      profiles: [],
      assetGroups: [],
      catalogs: [],
      assets_summary: { ad_accounts: 1, profiles: 0 },
      permissions: ['ANALYST'],
      roles: ['ANALYST'],
      direction: 'GIVEN',
    })
  })

  it('B-2.17 B-7.19 changes by update, refuses a stale one and what does not fit', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const { version } = await client.call<PartnerView>('partners.get', { id: agency.id })
    const put = (more: object) => client.call<PartnerView>('partners.update', { id: agency.id, ...more })
    const after = await put({
      version,
      adAccounts: [{ id: client.accountId, permissions: ['CAMPAIGN_MANAGER'] }],
      profiles: [{ id: client.profileId, permissions: ['PROFILE_PUBLISHER'] }],
    })
    expect(after).toMatchObject({
      adAccounts: [{ permissions: ['CAMPAIGN_MANAGER'] }],
      assets_summary: { ad_accounts: 1, profiles: 1 },
    })
    await expect(put({ version, adAccounts: [] })).rejects.toMatchObject(refused('STALE_RECORD'))
    const unfitting = {
      assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['PROFILE_ADMIN'] }],
    }
    await expect(put(unfitting)).rejects.toMatchObject(refused('INVALID_INPUT'))
    await expect(
      put({ assets: [{ id: agency.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }] }),
    ).rejects.toMatchObject(refused('ASSET_NOT_FOUND'))
  })

  it('B-2.20 ends for both sides at once, with groups and open requests', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    await assign(client, agency)
    const request = await agency.call<InviteView>('partnerInvites.create', {
      invite_type: 'PARTNER_REQUEST',
      partner: client.id,
    })
    await client.call('partners.delete', { id: agency.id })
    for (const side of [client, agency]) {
      expect((await side.call<List<PartnerView>>('partners.list')).total).toBe(0)
    }
    expect(await agency.call('invites.get', { id: request.id })).toMatchObject({ status: 'CANCELLED' })
    for (const call of [agency.call, agency.asEmployee]) {
      await expect(call('adAccounts.get', { id: client.accountId })).rejects.toMatchObject(
        refused('ASSET_NOT_FOUND'),
      )
    }
    expect(await client.call('adAccounts.get', { id: client.accountId })).toMatchObject({ status: 'ACTIVE' })
  })

  it('refuses itself, unknown businesses, second invites and partners of old', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const invite = (partner: string, invite_type = 'PARTNER') =>
      client.call<InviteView>('partnerInvites.create', { invite_type, partner })
    await expect(invite(client.id)).rejects.toMatchObject(refused('CONFLICT'))
    await expect(invite('1')).rejects.toMatchObject(refused('PARTNER_NOT_FOUND'))
    const { id } = await invite(agency.id)
    await expect(invite(agency.id)).rejects.toMatchObject(refused('CONFLICT'))
    await agency.call('partnerRequests.update', { id, status: 'ACCEPTED' })
    await expect(invite(agency.id)).rejects.toMatchObject(refused('CONFLICT'))
  })
})

describe('requests', () => {
  it('B-2.25 are approved with the permissions that the owner chooses, or declined', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const ask = () =>
      agency.call<InviteView>('partnerInvites.create', {
        invite_type: 'PARTNER_REQUEST',
        partner: client.id,
        assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ADMIN'] }],
      })
    const first = await ask()
    await client.call('partnerRequests.update', { id: first.id, status: 'DECLINED' })
    await expect(agency.call('adAccounts.get', { id: client.accountId })).rejects.toMatchObject(
      refused('ASSET_NOT_FOUND'),
    )
    const second = await ask()
    await client.call('partnerRequests.update', {
      id: second.id,
      status: 'ACCEPTED',
      assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    })
    expect(await agency.call<AdAccountView>('adAccounts.get', { id: client.accountId })).toMatchObject({
      owner_business: { id: client.id, name: 'Client' },
      permissions: ['ANALYST'],
    })
    await expect(
      client.call('partnerRequests.update', { id: second.id, status: 'DECLINED' }),
    ).rejects.toMatchObject(refused('INVITE_NOT_FOUND'))
    const third = await ask()
    expect(await agency.call('invites.delete', { id: third.id })).toMatchObject({ status: 'CANCELLED' })
  })

  it('B-3.27 B-3.26 an asset of another business comes to a group once its owner approves', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const group = await agency.call<AssetGroupView>('assetGroups.create', {
      name: 'Clients',
      child_ad_account_ids: [agency.accountId, client.accountId],
    })
    expect(group.child_ad_account_ids).toEqual([agency.accountId])
    await agency.call('assetGroupEmployees.create', {
      asset_group_id: group.id,
      items: [{ id: agency.employee.userId, permissions: ['ADMIN'] }],
    })
    const reach = () => agency.asEmployee<AdAccountView>('adAccounts.get', { id: client.accountId })
    await expect(reach()).rejects.toMatchObject(refused('ASSET_NOT_FOUND'))
    const { items } = await client.call<List<PartnerRequestView>>('partnerRequests.list')
    expect(items).toMatchObject([{ request_type: 'PARTNER_REQUEST', assets: [{ permissions: ['ANALYST'] }] }])
    await client.call('partnerRequests.update', { id: items[0]?.id, status: 'ACCEPTED' })
    // The group gives ADMIN, the owner gave less.
    expect(await reach()).toMatchObject({ permissions: ['ANALYST'] })
    const after = await agency.call<AssetGroupView>('assetGroups.get', { id: group.id })
    expect(after.child_ad_account_ids.toSorted()).toEqual([agency.accountId, client.accountId].toSorted())
  })

  it('expire after 30 days', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const { id } = await client.call<InviteView>('partnerInvites.create', {
      invite_type: 'PARTNER',
      partner: agency.id,
    })
    await deps.read
      .updateTable('businessInvites')
      .set({ sentAt: new Date(deps.now().getTime() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    await expect(agency.call('partnerRequests.update', { id, status: 'ACCEPTED' })).rejects.toMatchObject(
      refused('INVITE_EXPIRED'),
    )
    await client.call('invites.refresh', { id })
    await agency.call('partnerRequests.update', { id, status: 'ACCEPTED' })
  })
})

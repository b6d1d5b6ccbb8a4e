import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetGroupMemberView, AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { EmployeeView, HistoryView, InviteView } from '@tessera/api-types/business/views'
import type { OperationName } from '@tessera/api-types/routes'
import type { Member } from '@tessera/shared-auth'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, give, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

async function aShop() {
  const business = await aBusiness(deps)
  const ed = await aColleague(deps, business.id)
  const accountId = await anAdAccount(deps, business.id)
  const as =
    (who: Member) =>
    async <T = unknown>(name: OperationName, input: object = {}): Promise<T> =>
      (await callAs(deps, who)(operation(name), { business_id: business.id, ...input })) as T
  const owner = as(business.owner)
  const group = await owner<AssetGroupView>('assetGroups.create', { name: 'Spring' })
  const place = { asset_group_id: group.id }
  const join = (permissions: string[], who = ed) =>
    owner<AssetGroupMemberView[]>('assetGroupEmployees.create', {
      ...place,
      items: [{ id: who.userId, permissions }],
    })
  const put = (id: string, is_in_group: boolean, type = 'AD_ACCOUNT') =>
    owner<AssetGroupView>('assetGroups.update', { id: group.id, assets: [{ id, type, is_in_group }] })
  return { ...business, ed, accountId, as, group, place, join, put, asOwner: owner }
}

describe('an asset group', () => {
  it('B-3.04 B-2.30 has exactly the documented fields', async () => {
    const { asOwner, accountId, profileId, owner } = await aShop()
    const made = await asOwner<AssetGroupView>('assetGroups.create', {
      name: 'Brand',
      description: 'All of it',
      asset_group_types: ['BRAND', 'REGION'],
      child_ad_account_ids: [accountId],
      child_profile_ids: [profileId],
    })
    expect(await asOwner('assetGroups.get', { id: made.id })).toEqual({
      id: made.id,
      name: 'Brand',
      description: 'All of it',
      asset_group_types: ['BRAND', 'REGION'],
      entity_type: 'ASSET_GROUP',
      child_ad_account_ids: [accountId],
      child_profile_ids: [profileId],
      created_by: { username: expect.any(String), full_name: 'Olga Owner' },
      created_time: expect.stringMatching(/^2\d{3}-.*Z$/),
      owner: { id: owner.userId, username: expect.any(String), full_name: 'Olga Owner' },
      permissions: ['OWNER'],
    })
  })

  it('B-3.08 B-5.20 refuses unknown types, long texts and a name that is taken, each at its field', async () => {
    const { asOwner } = await aShop()
    const refused = (fields: object) =>
      asOwner('assetGroups.create', { name: 'Other', ...fields }).catch(
        (error: { detail: { fields?: object } }) => Object.keys(error.detail.fields ?? {}),
      )
    expect(await refused({ asset_group_types: ['HOUSE'] })).toEqual(['asset_group_types.0'])
    expect(await refused({ asset_group_types: [] })).toEqual(['asset_group_types'])
    expect(await refused({ name: 'x'.repeat(101) })).toEqual(['name'])
    expect(await refused({ description: 'x'.repeat(501) })).toEqual(['description'])
    expect(await refused({ name: ' sPRING ' })).toEqual(['name'])
  })

  it('B-2.31 B-4.11 an edit of the name keeps the rest, and is told in the history', async () => {
    const { asOwner, group } = await aShop()
    await asOwner('assetGroups.update', { id: group.id, description: 'Warm things' })
    const renamed = await asOwner<AssetGroupView>('assetGroups.update', { id: group.id, name: 'Summer' })
    expect(renamed).toMatchObject({ name: 'Summer', description: 'Warm things' })
    const { items } = await asOwner<{ items: HistoryView[] }>('history.list', {
      filter: { entity_type: 'ASSET_GROUP' },
    })
    const told = items.find(({ changes }) => changes.some(({ field }) => field === 'name'))
    expect(told).toMatchObject({
      entity_name: 'Summer',
      changes: [{ field: 'name', old: 'Spring', new: 'Summer' }],
    })
    expect(await asOwner('history.get', { id: told?.id })).toEqual(told)
  })

  it('keeps an asset that somebody else added meanwhile', async () => {
    const { put, accountId, id } = await aShop()
    const other = await anAdAccount(deps, id, 'Winter')
    await put(accountId, true)
    const after = await put(other, true)
    expect(after.child_ad_account_ids.toSorted()).toEqual([accountId, other].toSorted())
    expect((await put(accountId, false)).child_ad_account_ids).toEqual([other])
  })

  it('B-3.27 asks the owner for an asset of another business, and takes none that is nowhere', async () => {
    const { put, asOwner, group } = await aShop()
    const foreign = await aShop()
    expect((await put(foreign.accountId, true)).child_ad_account_ids).toEqual([])
    await expect(put('1', true)).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
    const { items } = await asOwner<{ items: InviteView[] }>('invites.list')
    expect(items).toMatchObject([
      {
        invite_type: 'PARTNER_REQUEST',
        invited: { business_id: foreign.id },
        assets: [{ id: foreign.accountId }],
      },
    ])
    expect((await asOwner<AssetGroupView>('assetGroups.get', { id: group.id })).child_ad_account_ids).toEqual(
      [],
    )
  })

  it('refuses to overwrite what somebody else changed since it was read', async () => {
    const { asOwner, group } = await aShop()
    const seen = { name: 'Spring', description: '' }
    await asOwner('assetGroups.update', { id: group.id, name: 'Summer', seen })
    await expect(asOwner('assetGroups.update', { id: group.id, name: 'Autumn', seen })).rejects.toMatchObject(
      {
        code: 'STALE_RECORD',
      },
    )
    // A field that nobody else touched may be changed all the same.
    const after = await asOwner<AssetGroupView>('assetGroups.update', {
      id: group.id,
      description: 'All',
      seen,
    })
    expect(after).toMatchObject({ name: 'Summer', description: 'All' })
  })
})

describe('access through an asset group', () => {
  it('B-2.35 comes with the asset, and goes with the asset', async () => {
    const { as, ed, accountId, join, put } = await aShop()
    const account = () => as(ed)('adAccounts.get', { id: accountId })
    await join(['ANALYST'])
    await expect(account()).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
    await put(accountId, true)
    expect(await account()).toMatchObject({ permissions: ['ANALYST'] })
    await put(accountId, false)
    await expect(account()).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
  })

  it('B-2.32 B-2.35 goes with the person and with the group, unless another grant remains', async () => {
    const { as, ed, accountId, join, put, asOwner, place, group, id } = await aShop()
    const account = () => as(ed)('adAccounts.get', { id: accountId })
    await join(['ADMIN'])
    await put(accountId, true)
    await asOwner('assetGroupEmployees.delete', { ...place, id: ed.userId })
    await expect(account()).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
    await join(['ADMIN'])
    await give(deps, id, ed, accountId, ['ANALYST'])
    expect(await account()).toMatchObject({ permissions: expect.arrayContaining(['ADMIN', 'ANALYST']) })
    await asOwner('assetGroups.delete', { id: group.id })
    expect(await account()).toMatchObject({ permissions: ['ANALYST'] })
    await expect(asOwner('assetGroups.get', { id: group.id })).rejects.toMatchObject({
      code: 'ASSET_GROUP_NOT_FOUND',
    })
  })

  it('B-2.35 applies each permission to the assets it fits, and names the grant it comes through', async () => {
    const { asOwner, ed, accountId, profileId, join, put, group, id } = await aShop()
    await join(['ANALYST', 'PROFILE_PUBLISHER'])
    await put(accountId, true)
    await put(profileId, true, 'PROFILE')
    await give(deps, id, ed, accountId, ['FINANCE_MANAGER'])
    const person = await asOwner<EmployeeView>('employees.get', { id: ed.userId })
    expect(person).toMatchObject({
      adAccounts: [
        {
          id: accountId,
          permissions: ['FINANCE_MANAGER', 'ANALYST'],
          granted_by: [
            { type: 'DIRECT', id: null, name: null, permissions: ['FINANCE_MANAGER'] },
            { type: 'ASSET_GROUP', id: group.id, name: 'Spring', permissions: ['ANALYST'] },
          ],
        },
      ],
      profiles: [{ id: profileId, permissions: ['PROFILE_PUBLISHER'] }],
      assetGroups: [{ id: group.id, name: 'Spring', permissions: ['ANALYST', 'PROFILE_PUBLISHER'] }],
      assets_summary: { ad_accounts: 1, profiles: 1 },
    })
  })

  it('a save of the direct assets of a person leaves what a group gives', async () => {
    const { asOwner, as, ed, accountId, join, put } = await aShop()
    await join(['ANALYST'])
    await put(accountId, true)
    await asOwner('employees.update', { id: ed.userId, adAccounts: [] })
    expect(await as(ed)('adAccounts.get', { id: accountId })).toMatchObject({ permissions: ['ANALYST'] })
  })
})

describe('people of an asset group', () => {
  it('B-7.22 are listed, added once, changed and removed; each answer has ids and roles', async () => {
    const { asOwner, ed, join, place, group } = await aShop()
    const [added] = await join(['ANALYST'])
    expect(added).toMatchObject({
      id: ed.userId,
      assetGroupId: group.id,
      roles: ['ANALYST'],
      permissions: ['ANALYST'],
    })
    expect(await join(['ADMIN'])).toMatchObject([{ permissions: ['ANALYST'] }])
    const changed = await asOwner('assetGroupEmployees.update', {
      ...place,
      id: ed.userId,
      permissions: ['CAMPAIGN_MANAGER'],
    })
    expect(changed).toMatchObject({ id: ed.userId, assetGroupId: group.id, roles: ['CAMPAIGN_MANAGER'] })
    expect(await asOwner('assetGroupEmployees.list', place)).toMatchObject({ total: 1, items: [changed] })
    await asOwner('assetGroupEmployees.delete', { ...place, id: ed.userId })
    expect(await asOwner('assetGroupEmployees.list', place)).toMatchObject({ total: 0 })
  })

  it('B-4.07 hear of it, and one entry of the history holds the old and the new roles', async () => {
    const { asOwner, ed, join, place } = await aShop()
    await join(['ANALYST'])
    await asOwner('assetGroupEmployees.update', { ...place, id: ed.userId, permissions: ['ADMIN'] })
    const { items } = await asOwner<{ items: HistoryView[] }>('history.list', {
      filter: { entity_id: ed.userId },
    })
    expect(items.map(({ changes }) => changes)).toContainEqual([
      { field: 'assetGroups: Spring', old: ['ANALYST'], new: ['ADMIN'] },
    ])
    const heard = await deps.read
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', ed.userId)
      .execute()
    expect(heard).toContainEqual({ kind: 'business_access' })
  })

  it('are only people of the business, and nobody gives themselves anything', async () => {
    const { join, owner } = await aShop()
    const stranger = (await aShop()).ed
    await expect(join(['ANALYST'], stranger)).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
    await expect(join(['ANALYST'], owner)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('see their groups and no others', async () => {
    const { as, ed, asOwner, join } = await aShop()
    await asOwner('assetGroups.create', { name: 'Hidden' })
    await join(['ANALYST'])
    expect(await as(ed)('assetGroups.list')).toMatchObject({ total: 1, items: [{ name: 'Spring' }] })
    expect(await asOwner('assetGroups.list')).toMatchObject({ total: 2 })
  })
})

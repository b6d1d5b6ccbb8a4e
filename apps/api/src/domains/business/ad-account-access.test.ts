import { beforeAll, describe, expect, it } from 'vitest'
import { AD_ACCOUNT_PERMISSIONS } from '@tessera/api-types/business/roles'
import type { AdAccountView, BusinessView } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { adAccountAccess, assertAllowed, listAdAccountsWith } from './ad-account-access.ts'
import { aBusiness, aColleague, anAdAccount, give, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const permissionsOf = async (userId: string, accountId: string) =>
  [...(await adAccountAccess(deps.read, userId, accountId)).permissions].sort()
const abilitiesOf = async (businessId: string, who: Member) =>
  ((await callAs(deps, who)(operation('business.get'), { business_id: businessId })) as BusinessView)
    .abilities

const missing = { code: 'ASSET_NOT_FOUND' }

describe('what an employee is offered', () => {
  it.each([
    ['FINANCE_MANAGER', ['can_see_invoices']],
    ['CATALOGS_MANAGER', ['can_create_catalogs']],
    ['AUDIENCE_MANAGER', ['can_create_audiences']],
    ['ANALYST', []],
    ['ADMIN', ['can_create_audiences', 'can_create_catalogs', 'can_create_tags', 'can_see_invoices']],
  ] as const)('B-6.09 B-6.12 with %s on an account: %j', async (permission, expected) => {
    const business = await aBusiness(deps)
    const account = await anAdAccount(deps, business.id)
    const employee = await aColleague(deps, business.id)
    await give(deps, business.id, employee, account, [permission])
    const abilities = await abilitiesOf(business.id, employee)
    const offered = Object.entries(abilities).flatMap(([name, may]) => (may ? [name] : []))
    expect(offered.sort()).toEqual(expected)
    const call = callAs(deps, employee)
    const [mine] = (await call(operation('business.list'), {})) as BusinessView[]
    expect(mine?.abilities).toEqual(abilities)
    const invoices = await call(named('invoices.list'), { business_id: business.id }).then(
      () => 'listed',
      ({ code }: { code: string }) => code,
    )
    expect(invoices).toBe(abilities.can_see_invoices ? 'listed' : 'NOT_ALLOWED')
    const asset = (await call(operation('adAccounts.get'), {
      business_id: business.id,
      id: account,
    })) as AdAccountView
    expect(asset.abilities.can_promote).toBe(permission === 'ADMIN')
  })
})

describe('access to an ad account that is addressed alone', () => {
  it('B-1.08 names the owner business, the account and the permissions by every way', async () => {
    const business = await aBusiness(deps)
    const account = await anAdAccount(deps, business.id)
    const admin = await aColleague(deps, business.id, 'ADMIN')
    const employee = await aColleague(deps, business.id)
    expect(await adAccountAccess(deps.read, business.owner.userId, account)).toEqual({
      id: account,
      userId: business.owner.userId,
      businessId: business.id,
      name: 'Summer',
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      status: 'ACTIVE',
      actingBusinessId: business.id,
      isKeptFromBilling: false,
      permissions: ['OWNER'],
    })
    expect(await permissionsOf(admin.userId, account)).toEqual(['ADMIN'])

    await give(deps, business.id, employee, account, ['ANALYST'])
    expect(await permissionsOf(employee.userId, account)).toEqual(['ANALYST'])
    const call = callAs(deps, business.owner)
    const { id } = (await call(operation('assetGroups.create'), {
      business_id: business.id,
      name: 'Spring',
      child_ad_account_ids: [account],
    })) as { id: string }
    await call(operation('assetGroupEmployees.create'), {
      business_id: business.id,
      asset_group_id: id,
      items: [{ id: employee.userId, permissions: ['FINANCE_MANAGER', 'ANALYST'] }],
    })
    expect(await permissionsOf(employee.userId, account)).toEqual(['ANALYST', 'FINANCE_MANAGER'])
  })

  it('B-1.08 hides an account from strangers and from members without it', async () => {
    const business = await aBusiness(deps)
    const account = await anAdAccount(deps, business.id)
    const employee = await aColleague(deps, business.id)
    const stranger = await aMember(deps)
    await expect(adAccountAccess(deps.read, stranger.userId, account)).rejects.toMatchObject(missing)
    await expect(adAccountAccess(deps.read, employee.userId, account)).rejects.toMatchObject(missing)
    await expect(adAccountAccess(deps.read, stranger.userId, '1')).rejects.toMatchObject(missing)
    expect(await listAdAccountsWith(deps.read, stranger.userId, 'READ')).toEqual([])
  })

  it('B-6.09 lets each role do its own, ADMIN and OWNER all of it', () => {
    for (const wanted of AD_ACCOUNT_PERMISSIONS) {
      for (const held of [...AD_ACCOUNT_PERMISSIONS, 'OWNER'] as const) {
        const check = () => assertAllowed({ permissions: [held] }, wanted)
        if (held === wanted || held === 'ADMIN' || held === 'OWNER') expect(check).not.toThrow()
        else expect(check).toThrow(expect.objectContaining({ code: 'NOT_ALLOWED' }))
      }
    }
  })

  it('lists the accounts of a person with a permission, by name', async () => {
    const first = await aBusiness(deps)
    const second = await aBusiness(deps, 'Second')
    const summer = await anAdAccount(deps, first.id)
    const autumn = await anAdAccount(deps, second.id, 'Autumn')
    await anAdAccount(deps, second.id, 'Not given')
    const person = await aColleague(deps, first.id, 'ADMIN')
    const { userId } = person
    await deps.read
      .insertInto('businessMembers')
      .values({ businessId: second.id, userId, role: 'EMPLOYEE', createdAt: deps.now() })
      .execute()
    await give(deps, second.id, person, autumn, ['ANALYST'])
    const idsWith = async (permission: 'READ' | 'FINANCE_MANAGER') =>
      (await listAdAccountsWith(deps.read, userId, permission)).map(({ id }) => id)
    expect(await idsWith('READ')).toEqual([autumn, summer])
    expect(await idsWith('FINANCE_MANAGER')).toEqual([summer])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeView, HistoryView } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, give, operation } from './testing/a-business.ts'

interface List<T> {
  items: T[]
  total: number
  offset: number
}

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const as = (who: Member) => callAs(deps, who)

async function aTeam(names: readonly string[]) {
  const business = await aBusiness(deps)
  const people: Member[] = []
  for (const name of names) people.push(await aColleague(deps, business.id, 'EMPLOYEE', name))
  const list = async (query: object = {}) =>
    (await as(business.owner)(operation('employees.list'), {
      business_id: business.id,
      ...query,
    })) as List<EmployeeView>
  const update = async (id: string, changes: object, who = business.owner) =>
    (await as(who)(operation('employees.update'), {
      business_id: business.id,
      id,
      ...changes,
    })) as EmployeeView
  const names_ = ({ items }: List<EmployeeView>) => items.map(({ full_name }) => full_name)
  return { ...business, people, list, update, names: names_ }
}

describe('list of people', () => {
  it('B-9.01 B-7.11 sorts by name without regard to case and accents, ten to a page, and counts all', async () => {
    const { list, names } = await aTeam([
      'bea',
      'Änne',
      'Cleo',
      ...Array.from({ length: 9 }, (_, i) => `P${i}`),
    ])
    const first = await list()
    expect(names(first).slice(0, 3)).toEqual(['Änne', 'bea', 'Cleo'])
    expect(first).toMatchObject({ total: 13, offset: 0 })
    expect(first.items).toHaveLength(10)
    const second = await list({ range: [10, 19] })
    expect(names(second)).toHaveLength(3)
    expect(new Set([...names(first), ...names(second)]).size).toBe(13)
  })

  it('B-7.11 people of equal rank keep one order in both directions', async () => {
    const { list } = await aTeam(['Ada', 'Bob', 'Cid', 'Dee'])
    const ids = async (direction: string) =>
      (await list({ sort: ['business_roles', direction], filter: { business_roles: 'EMPLOYEE' } })).items.map(
        ({ id }) => id,
      )
    expect(await ids('ASC')).toEqual((await ids('DESC')).reverse())
  })

  it('B-3.31 searches names, usernames and e-mails, and reads wildcards as they are written', async () => {
    const { list, names } = await aTeam(['Zoë 100%', 'Max'])
    expect(names(await list({ filter: { q: 'ZOE' } }))).toEqual(['Zoë 100%'])
    expect(names(await list({ filter: { q: '100%' } }))).toEqual(['Zoë 100%'])
    expect(names(await list({ filter: { q: '_' } }))).toEqual([])
    expect((await list({ filter: { name: 'nobody' } })).total).toBe(0)
  })

  it('B-7.13 answers every asked id, whatever the range, and leaves out those of others', async () => {
    const { list, people } = await aTeam(Array.from({ length: 12 }, (_, i) => `Person ${i}`))
    const elsewhere = await aTeam(['Stranger'])
    const id = [...people, ...elsewhere.people].map(({ userId }) => userId)
    const found = await list({ filter: { id }, range: [0, 4] })
    expect(found.items).toHaveLength(12)
  })

  it('B-7.13 lists by reference: the people of an account, the accounts of a person, the doings of an actor', async () => {
    const { id, owner, people, list, names } = await aTeam(['Ada', 'Bob'])
    const [ada, bob] = people as [Member, Member]
    const [mine, other] = [await anAdAccount(deps, id, 'Mine'), await anAdAccount(deps, id, 'Other')]
    await give(deps, id, ada, mine, ['ANALYST'])
    expect(names(await list({ filter: { ad_account_id: mine } }))).toEqual(['Ada', 'Olga Owner'])
    expect(names(await list({ filter: { profile_id: owner.userId } }))).toEqual(['Olga Owner'])
    const listOf = async (name: 'adAccounts.list' | 'profiles.list' | 'history.list', filter: object) =>
      ((await as(owner)(operation(name), { business_id: id, filter })) as List<unknown>).total
    expect(await listOf('adAccounts.list', { employee_id: ada.userId })).toBe(1)
    expect(await listOf('adAccounts.list', { employee_id: bob.userId })).toBe(0)
    expect(await listOf('adAccounts.list', { employee_id: owner.userId })).toBe(2)
    expect(await listOf('profiles.list', { employee_id: owner.userId })).toBe(1)
    expect(await listOf('history.list', { actor_id: owner.userId, entity_id: id })).toBe(1)
    expect(await listOf('history.list', { actor_id: ada.userId })).toBe(0)
    const seenByAda = async (account: string) =>
      (await as(ada)(operation('employees.list'), {
        business_id: id,
        filter: { ad_account_id: account },
      })) as List<EmployeeView>
    expect((await seenByAda(mine)).total).toBe(2)
    expect((await seenByAda(other)).total).toBe(0)
  })

  it.each([
    ['an unknown sort field', { sort: ['password', 'ASC'] }],
    ['an unknown filter', { filter: { secret: 'x' } }],
    ['a direction nobody knows', { sort: ['full_name', 'UP'] }],
  ])('B-7.11 refuses %s', async (_case, query) => {
    const { list } = await aTeam([])
    await expect(list(query)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a person of a business', () => {
  it('B-2.10 B-4.17 gets the one new role, told in the history', async () => {
    const { id, owner, people, update } = await aTeam(['Ada'])
    const [ada] = people
    const changed = await update(ada!.userId, { business_roles: ['ADMIN'] })
    expect(changed.business_roles).toEqual(['ADMIN'])
    const { items } = (await as(owner)(operation('history.list'), { business_id: id })) as List<HistoryView>
    expect(items[0]).toMatchObject({
      action: 'UPDATE',
      entity_type: 'EMPLOYEE',
      entity_id: ada!.userId,
      actor: { id: owner.userId },
      changes: [{ field: 'business_roles', old: ['EMPLOYEE'], new: ['ADMIN'] }],
    })
  })

  it('B-2.11 B-2.12 B-4.18 gets and loses ad accounts and profiles, and the summary counts them', async () => {
    const { id, people, profileId, update } = await aTeam(['Ada'])
    const account = await anAdAccount(deps, id)
    const { userId } = people[0]!
    const given = await update(userId, {
      adAccounts: [{ id: account, permissions: ['ANALYST'] }],
      profiles: [{ id: profileId, roles: ['PROFILE_PUBLISHER'] }],
    })
    const permissions = ['ANALYST']
    const noEnd = { ends_at: null, is_expired: false }
    const granted_by = [{ type: 'DIRECT', id: null, name: null, permissions, ...noEnd }]
    expect(given.adAccounts).toEqual([
      { id: account, name: 'Summer', permissions, roles: permissions, granted_by },
    ])
    expect(given.assets_summary).toEqual({ ad_accounts: 1, profiles: 1 })
    const taken = await update(userId, { adAccounts: [] })
    expect(taken.assets_summary).toEqual({ ad_accounts: 0, profiles: 1 })
  })

  it('B-3.03 has permissions win where roles differ', async () => {
    const { id, people, update } = await aTeam(['Ada'])
    const account = await anAdAccount(deps, id)
    const { adAccounts } = await update(people[0]!.userId, {
      adAccounts: [{ id: account, permissions: ['ANALYST'], roles: ['ADMIN'] }],
    })
    expect(adAccounts[0]).toMatchObject({ permissions: ['ANALYST'], roles: ['ANALYST'] })
  })

  it('refuses an asset of another business and a permission the asset does not know', async () => {
    const { id, people, update } = await aTeam(['Ada'])
    const { userId } = people[0]!
    const foreign = await anAdAccount(deps, (await aBusiness(deps)).id)
    const own = await anAdAccount(deps, id)
    await expect(
      update(userId, { adAccounts: [{ id: foreign, permissions: ['ANALYST'] }] }),
    ).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
    await expect(
      update(userId, { adAccounts: [{ id: own, permissions: ['PROFILE_ADMIN'] }] }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('B-6.10 in charge of one account shares that one and never touches what they cannot see', async () => {
    const { id, people, update } = await aTeam(['Ada', 'Bob'])
    const [ada, bob] = people as [Member, Member]
    const [mine, hidden] = [await anAdAccount(deps, id, 'Mine'), await anAdAccount(deps, id, 'Hidden')]
    await give(deps, id, ada, mine, ['ADMIN'])
    await give(deps, id, bob, hidden, ['ANALYST'])
    const seen = await update(bob.userId, { adAccounts: [{ id: mine, permissions: ['ANALYST'] }] }, ada)
    expect(seen.adAccounts.map(({ name }) => name)).toEqual(['Mine'])
    const { adAccounts } = await update(bob.userId, {})
    expect(adAccounts.map(({ name }) => name)).toEqual(['Hidden', 'Mine'])
    await expect(update(bob.userId, { business_roles: ['ADMIN'] }, ada)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('B-6.10 keeps what another admin gave while the role was changed', async () => {
    const { id, people, update } = await aTeam(['Ada'])
    const { userId } = people[0]!
    const [mine, theirs] = [await anAdAccount(deps, id, 'Mine'), await anAdAccount(deps, id, 'Theirs')]
    const seen = await update(userId, {
      assets: [{ id: mine, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    })
    await update(userId, { assets: [{ id: theirs, type: 'AD_ACCOUNT', permissions: ['ADMIN'] }] })
    await expect(update(userId, { business_roles: ['ADMIN'], version: seen.version })).rejects.toMatchObject({
      code: 'STALE_RECORD',
    })
    const { version, adAccounts } = await update(userId, {
      business_roles: ['ADMIN'],
      version: seen.version + 1,
    })
    expect(adAccounts.map(({ name }) => name)).toEqual(['Mine', 'Theirs'])
    expect(version).toBe(seen.version + 2)
    const left = await update(userId, { assets: [{ id: mine, type: 'AD_ACCOUNT', permissions: [] }] })
    expect(left.adAccounts.map(({ name }) => name)).toEqual(['Mine', 'Theirs'])
    const again = await update(userId, { business_roles: ['EMPLOYEE'] })
    expect(again.adAccounts.map(({ name }) => name)).toEqual(['Theirs'])
  })

  it('B-3.10 B-6.08 an owner and an admin reach every account and profile of the business', async () => {
    const { id, owner, list } = await aTeam(['Ada'])
    const admin = await aColleague(deps, id, 'ADMIN')
    for (const name of ['One', 'Two']) await anAdAccount(deps, id, name)
    const { items } = await list({ sort: ['ad_accounts', 'DESC'] })
    const person = (userId: string) => items.find((each) => each.id === userId)
    expect(person(owner.userId)).toMatchObject({
      adAccounts: [
        { name: 'One', permissions: ['OWNER'] },
        { name: 'Two', permissions: ['OWNER'] },
      ],
      assets_summary: { ad_accounts: 2, profiles: 1 },
    })
    expect(person(admin.userId)?.adAccounts[0]).toMatchObject({ name: 'One', permissions: ['ADMIN'] })
    expect(items.map(({ assets_summary }) => assets_summary.ad_accounts)).toEqual([2, 2, 0])
  })

  it('B-6.12 an employee sorts colleagues by the accounts both may see, not by hidden ones', async () => {
    const { id, people } = await aTeam(['Ada', 'Bob', 'Cid'])
    const [ada, bob, cid] = people as [Member, Member, Member]
    const shared = await anAdAccount(deps, id, 'Shared')
    await give(deps, id, ada, shared, ['ANALYST'])
    await give(deps, id, cid, shared, ['ANALYST'])
    for (const name of ['Hidden', 'Secret'])
      await give(deps, id, bob, await anAdAccount(deps, id, name), ['ADMIN'])
    const { items } = (await as(ada)(operation('employees.list'), {
      business_id: id,
      sort: ['ad_accounts', 'DESC'],
      filter: { business_roles: 'EMPLOYEE' },
    })) as List<EmployeeView>
    expect(items.map(({ assets_summary }) => assets_summary.ad_accounts)).toEqual([1, 1, 0])
    expect(items.at(-1)?.id).toBe(bob.userId)
  })

  it('B-2.13 B-2.15 who is deleted loses every right at once and cannot be deleted twice', async () => {
    const { id, owner, people } = await aTeam(['Ada'])
    const [ada] = people as [Member]
    await give(deps, id, ada, await anAdAccount(deps, id), ['ADMIN'])
    const removal = { business_id: id, id: ada.userId }
    expect(await as(owner)(operation('employees.delete'), removal)).toMatchObject({ id: ada.userId })
    await expect(as(ada)(operation('adAccounts.list'), { business_id: id })).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    })
    await expect(as(owner)(operation('employees.delete'), removal)).rejects.toMatchObject({
      code: 'MEMBER_NOT_FOUND',
    })
  })

  it('B-2.15 the owner and oneself can never be removed', async () => {
    const { id, owner } = await aTeam([])
    const admin = await aColleague(deps, id, 'ADMIN')
    const employee = await aColleague(deps, id)
    const remove = (who: Member, whom: Member) =>
      as(who)(operation('employees.delete'), { business_id: id, id: whom.userId })
    for (const manager of [owner, admin])
      await expect(remove(manager, owner)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(remove(admin, admin)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(remove(employee, owner)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('B-6.11 cannot be the owner, nor oneself, when roles change', async () => {
    const { id, owner, update } = await aTeam([])
    const admin = await aColleague(deps, id, 'ADMIN')
    for (const target of [owner, admin]) {
      await expect(update(target.userId, { business_roles: ['EMPLOYEE'] }, admin)).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
      })
    }
  })

  it('B-6.06 becomes owner only as an administrator, and the owner becomes one in turn', async () => {
    const { id, owner, people, update, list } = await aTeam(['Ada'])
    const [ada] = people as [Member]
    const transfer = { business_id: id, user_id: ada.userId }
    const call = as(owner)
    await expect(call(operation('business.transferOwnership'), transfer)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await update(ada.userId, { business_roles: ['ADMIN'] })
    await call(operation('business.transferOwnership'), transfer)
    const { items } = await list()
    expect(Object.fromEntries(items.map((each) => [each.id, each.business_roles[0]]))).toEqual({
      [ada.userId]: 'OWNER',
      [owner.userId]: 'ADMIN',
    })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { GOOD_PASSWORD, operation, viewerOf } from '../identity/testing/people.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBrowser, anAccount } from '../../testing/test-browser.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** A browser with two accounts, signed in to the second. */
async function twoAccounts() {
  const [ada, ben] = [await anAccount(deps), await anAccount(deps)]
  const browser = aBrowser(deps)
  await browser.logIn(ada.email)
  await browser.logIn(ben.email)
  const { group_id } = await browser.list()
  const switchTo = (user_id: string, group = group_id) =>
    browser.call('auth.createSession', { user_id, group_id: group ?? '' })
  return { ada, ben, browser, group_id, switchTo }
}

describe('the accounts of a browser', () => {
  it('one account alone has no group', async () => {
    const { email, id } = await anAccount(deps)
    const browser = aBrowser(deps)
    await browser.logIn(email)
    expect(await browser.list()).toMatchObject({ session_accounts: [{ id, email }], group_id: null })
    expect(browser.jar.kept).toEqual({})
  })

  it('I-4.19 I-7.20 the session create call lists them, one entry per account', async () => {
    const { ada, ben, browser, group_id } = await twoAccounts()
    const listed = await browser.list()
    expect(listed.session_accounts.map(({ id }) => id)).toEqual([ada.id, ben.id])
    expect(listed.session_accounts.map(({ email }) => email)).toEqual([ada.email, ben.email])
    expect(listed).toMatchObject({ needs_password: [], group_id })
    expect(browser.jar.marks.account_group).toBe(group_id)
    expect(await aBrowser(deps).list()).toEqual({
      session_accounts: [],
      group_id: null,
      needs_password: [],
    })
  })

  it('only hashes of what proves them are stored', async () => {
    const { browser, group_id } = await twoAccounts()
    const row = await deps.read
      .selectFrom('browserGroups')
      .selectAll()
      .where('id', '=', group_id)
      .executeTakeFirstOrThrow()
    const secret = browser.jar.kept.account_group_secret?.split('.')[1]
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(row.secretHash).toHaveLength(32)
  })

  it('I-4.22 four find room; a fifth only in the place of one that has to log in again', async () => {
    const browser = aBrowser(deps)
    const people = []
    for (let count = 0; count < 5; count += 1) people.push(await anAccount(deps))
    for (const { email } of people.slice(0, 4)) await browser.logIn(email)
    const [first, , , , fifth] = people
    await expect(browser.logIn(fifth!.email)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await deps.read.deleteFrom('sessions').where('userId', '=', first!.id).execute()
    await browser.logIn(fifth!.email)
    const { session_accounts } = await browser.list()
    expect(session_accounts.map(({ id }) => id)).toEqual(people.slice(1).map(({ id }) => id))
  })

  it('an account that comes back by its password replaces the session it had here', async () => {
    const { ada, browser } = await twoAccounts()
    const before = await deps.read.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()
    await browser.logIn(ada.email)
    const after = await deps.read.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()
    expect(after).toHaveLength(before.length)
    expect(await browser.viewer()).toMatchObject({ userId: ada.id })
  })
})

describe('switching', () => {
  it('I-1.10 I-7.21 goes on as the other without a password, who is left signed in behind', async () => {
    const { ada, ben, browser, switchTo } = await twoAccounts()
    expect(await switchTo(ada.id)).toMatchObject({ id: ada.id })
    expect(await browser.viewer()).toMatchObject({ userId: ada.id, state: 'AUTH' })
    expect(await switchTo(ben.id)).toMatchObject({ id: ben.id })
  })

  it('each switch makes a new secret, and the one before it is worth nothing', async () => {
    const { ada, ben, browser, switchTo } = await twoAccounts()
    await switchTo(ada.id)
    const first = browser.jar.token
    await switchTo(ben.id)
    await switchTo(ada.id)
    expect(browser.jar.token).not.toBe(first)
    expect(await viewerOf(deps, first)).toMatchObject({ state: 'UNAUTH' })
  })

  it('I-3.29 I-7.21 takes the group id and the proof of it: a foreign account or group answers 401', async () => {
    const { ada, browser, group_id, switchTo } = await twoAccounts()
    const stranger = await twoAccounts()
    const refused = { code: 'ACCOUNT_NEEDS_PASSWORD' }
    await expect(switchTo(stranger.ada.id)).rejects.toMatchObject(refused)
    await expect(switchTo(ada.id, stranger.group_id)).rejects.toMatchObject(refused)
    await expect(stranger.switchTo(ada.id, group_id)).rejects.toMatchObject(refused)
    const input = { user_id: ada.id, group_id }
    await expect(callAs(deps, visitor)(operation('auth.createSession'), input)).rejects.toMatchObject(refused)
    const forged = { account_group_secret: `${group_id}.${'a'.repeat(43)}` }
    await expect(
      callAs(deps, visitor, { cookies: forged })(operation('auth.createSession'), input),
    ).rejects.toMatchObject(refused)
    expect(await browser.viewer()).toMatchObject({ state: 'AUTH' })
  })

  const endings: [string, (userId: string) => Promise<unknown>][] = [
    [
      'whose session was ended',
      (userId) => deps.read.deleteFrom('sessions').where('userId', '=', userId).execute(),
    ],
    [
      'whose session is too old',
      (userId) =>
        deps.read
          .updateTable('sessions')
          .set({ expiresAt: deps.now() })
          .where('userId', '=', userId)
          .execute(),
    ],
    [
      'that is deactivated',
      (userId) =>
        deps.read.updateTable('users').set({ deactivatedAt: deps.now() }).where('id', '=', userId).execute(),
    ],
  ]
  it.each(endings)('I-4.22 an account %s asks for its password', async (_title, end) => {
    const { ada, switchTo } = await twoAccounts()
    await end(ada.id)
    await expect(switchTo(ada.id)).rejects.toMatchObject({ code: 'ACCOUNT_NEEDS_PASSWORD' })
  })

  it('a changed password asks for it on every other browser', async () => {
    const { ada, browser, switchTo } = await twoAccounts()
    const elsewhere = aBrowser(deps)
    await elsewhere.logIn(ada.email)
    await elsewhere.call('auth.changePassword', {
      current_password: GOOD_PASSWORD,
      new_password: 'an entirely new way in',
    })
    await expect(switchTo(ada.id)).rejects.toMatchObject({ code: 'ACCOUNT_NEEDS_PASSWORD' })
    expect(await browser.list()).toMatchObject({ needs_password: [ada.id] })
  })

  it('a limited login stays limited', async () => {
    const { ada, browser, switchTo } = await twoAccounts()
    await deps.read.updateTable('sessions').set({ loginState: 2 }).where('userId', '=', ada.id).execute()
    await switchTo(ada.id)
    expect(await browser.viewer()).toMatchObject({ state: 'LIMITED_LOGIN', userId: ada.id })
  })
})

describe('leaving', () => {
  it('I-1.10 I-4.22 logging out ends one account and switches to nobody', async () => {
    const { ada, ben, browser, switchTo } = await twoAccounts()
    await browser.call('auth.logout', {})
    expect(browser.jar.token).toBeNull()
    const listed = await browser.list()
    expect(listed.needs_password).toEqual([ben.id])
    expect(listed.session_accounts.map(({ id, email }) => [id, email])).toEqual([
      [ada.id, ada.email],
      [ben.id, null],
    ])
    expect(await switchTo(ada.id)).toMatchObject({ id: ada.id })
  })

  it('I-4.22 logging out of all ends every session of the browser and none elsewhere', async () => {
    const { ada, ben, browser, switchTo } = await twoAccounts()
    const elsewhere = aBrowser(deps)
    await elsewhere.logIn(ada.email)
    const old = browser.jar.token
    await browser.call('accounts.endAll', {})
    expect(browser.jar).toMatchObject({
      token: null,
      kept: {},
      marks: { account_group: '', logged_out: '1' },
    })
    expect(await viewerOf(deps, old)).toMatchObject({ state: 'UNAUTH' })
    expect(await browser.list()).toMatchObject({ session_accounts: [] })
    for (const { id } of [ada, ben])
      await expect(switchTo(id)).rejects.toMatchObject({ code: 'ACCOUNT_NEEDS_PASSWORD' })
    expect(await elsewhere.viewer()).toMatchObject({ state: 'AUTH' })
  })

  it('an account is taken off the browser together with its session; a foreign one is left alone', async () => {
    const { ada, ben, browser } = await twoAccounts()
    const stranger = await twoAccounts()
    await browser.call('accounts.remove', { user_id: stranger.ada.id })
    await browser.call('accounts.remove', { user_id: ada.id })
    expect((await browser.list()).session_accounts.map(({ id }) => id)).toEqual([ben.id])
    expect((await stranger.browser.list()).session_accounts).toHaveLength(2)
    await browser.call('accounts.remove', { user_id: ben.id })
    expect(browser.jar.token).toBeNull()
  })
})

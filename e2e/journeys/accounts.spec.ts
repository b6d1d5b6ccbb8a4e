import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { askedForThemselves } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { loadedBy } from '../fixtures/hydrated-page.ts'
import { Member } from '../fixtures/member.ts'

const feed = (page: Page) => page.getByRole('list', { name: 'Your home feed' })

const stored = (page: Page) =>
  page.evaluate(() => ({
    accounts: JSON.parse(localStorage.getItem('multipleAccounts') ?? 'null') as Record<
      string,
      { logged_in: boolean }
    > | null,
    group: localStorage.getItem('multipleAccountsGroupId'),
    text: JSON.stringify(localStorage),
  }))

async function openMenu(page: Page) {
  // A sign-in ends with a full load, which is there before it is hydrated.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Your account' }).click()
}

async function openSwitcher(page: Page) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Switch account' }).click()
  const switcher = page.getByRole('dialog', { name: 'Accounts on this browser' })
  await expect(switcher.getByRole('listitem').first()).toBeVisible()
  return switcher
}

async function fillLogIn(page: Page, { person }: Member) {
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
}

/** The viewer of the served page. */
async function expectViewer(page: Page, { username }: Member) {
  await openMenu(page)
  const profile = page.getByRole('menuitem', { name: 'Your profile' })
  await expect(profile).toHaveAttribute('href', `/${username}/`)
  await page.keyboard.press('Escape')
}

/** Adds an account by the switcher of the page. */
async function addAccount(page: Page, member: Member) {
  const switcher = await openSwitcher(page)
  await switcher.getByRole('button', { name: 'Add account' }).click()
  await fillLogIn(page, member)
  await loadedBy(page, () => page.getByRole('button', { name: 'Log in', exact: true }).click())
  await expect(feed(page)).toBeVisible()
}

const twoStored = (page: Page, ada: Member, ben: Member) =>
  expect
    .poll(async () => (await stored(page)).accounts)
    .toEqual({ [ada.id]: { logged_in: true }, [ben.id]: { logged_in: true } })

/** Another browser ends every session of the account but its own. */
async function endSessionsElsewhere({ person }: Member, browser: Browser, baseURL = '') {
  const elsewhere = await browser.newContext({ baseURL })
  const there = await Member.logIn(elsewhere, person.email, person.password)
  await there.call('DELETE', '/v3/users/me/sessions/')
  await elsewhere.close()
}

/** What the browser keeps holds no password and nothing of a session. */
async function expectNoSecrets(page: Page, { person }: Member) {
  const { group, text } = await stored(page)
  expect(group).toMatch(/^[\w-]{16}$/)
  expect(text).not.toContain(person.password)
  const cookies = await page.context().cookies()
  for (const { name, value, httpOnly } of cookies.filter(({ name }) => /session|secret/.test(name))) {
    expect(httpOnly, name).toBe(true)
    expect(text).not.toContain(value)
  }
}

interface Pair {
  page: Page
  ada: Member
  ben: Member
}

const landing = (page: Page) => page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })

async function addAndSwitch({ page, ada, ben }: Pair) {
  const switcher = await openSwitcher(page)
  await switcher.getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByRole('dialog', { name: 'Add account' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await addAccount(page, ben)
  await expectViewer(page, ben)
  await twoStored(page, ada, ben)
  await expectNoSecrets(page, ben)

  const batches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v3/batch/')) batches.push(request.postData() ?? '')
  })
  await openSwitcher(page)
  await expect(switcher.getByRole('listitem')).toHaveCount(2)
  expect(batches).toHaveLength(1)
  for (const { id } of [ada, ben]) expect(batches[0]).toContain(`v3/users/${id}/`)
  await expectAccessible(page)
  await loadedBy(page, () => switcher.getByRole('button', { name: ada.person.email }).click())
  await expectViewer(page, ada)
  await twoStored(page, ada, ben)
}

async function switchWithPassword({ page, ada, ben }: Pair) {
  const switcher = await openSwitcher(page)
  await switcher.getByRole('button', { name: `@${ben.username}` }).click()
  const proof = page.getByRole('dialog', { name: /^Log in as / })
  await expect(proof).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Email or username')).toHaveValue(ben.username)
  await page.getByLabel('Password', { exact: true }).fill(ben.person.password)
  await loadedBy(page, () => proof.getByRole('button', { name: 'Log in', exact: true }).click())
  await expectViewer(page, ben)
  await twoStored(page, ada, ben)
}

async function logOutOne({ page, ada, ben }: Pair) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(landing(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect((await stored(page)).accounts).toEqual({
    [ada.id]: { logged_in: true },
    [ben.id]: { logged_in: false },
  })
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['logged_out', 'logged_out_at']))
  const switcher = await openSwitcher(page)
  await expect(switcher.getByText('Log in again')).toHaveCount(1)
  await loadedBy(page, () => switcher.getByRole('button', { name: ada.person.email }).click())
  await expectViewer(page, ada)
}

async function takeOneOff({ page, ada }: Pair) {
  const switcher = await openSwitcher(page)
  await answered(page, () => switcher.getByRole('button', { name: /^Remove .* from this browser$/ }).click())
  await expect(switcher.getByRole('listitem')).toHaveCount(1)
  expect((await stored(page)).accounts).toEqual({ [ada.id]: { logged_in: true } })
  await page.keyboard.press('Escape')
}

async function logOutAll({ page }: Pair) {
  const switcher = await openSwitcher(page)
  await switcher.getByRole('button', { name: 'Log out of all accounts' }).click()
  await expect(landing(page)).toBeVisible()
  await expect.poll(async () => (await stored(page)).accounts).toBeNull()
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Switch account' })).toHaveCount(0)
}

test.describe('two accounts on one browser', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('I-1.10 I-3.27 I-3.28 I-4.20 are switched without a password, with it where the session was ended, logged out one by one or all, and taken off', async ({
    page,
    ada,
    someone,
    browser,
    baseURL,
  }) => {
    test.slow()
    const { member: ben } = await someone()
    const pair = { page, ada, ben }
    await page.goto('/')
    await test.step('one is added, and both are switched without a password', () => addAndSwitch(pair))
    await test.step('I-4.22 one whose session was ended elsewhere asks for its password', async () => {
      await endSessionsElsewhere(ben, browser, baseURL)
      await switchWithPassword(pair)
    })
    await test.step('I-4.16 I-4.17 logging out switches to nobody', () => logOutOne(pair))
    await test.step('one is taken off', () => takeOneOff(pair))
    await test.step('I-4.22 all accounts are logged out at once', async () => {
      await addAccount(page, ben)
      await logOutAll(pair)
    })
  })
})

test('I-7.36 I-4.03 right after a login the header knows the member without asking; who asked to be remembered is greeted by name until they say it is not them', async ({
  page,
  someone,
}) => {
  const { member } = await someone()
  const asked = askedForThemselves(page)
  await page.goto('/login/')
  await fillLogIn(page, member)
  await page.getByRole('checkbox', { name: 'Remember my name on this device' }).check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(feed(page)).toBeVisible()
  await expectViewer(page, member)
  expect(asked).toEqual([])
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()

  await page.goto('/login/')
  const greeting = page.getByRole('heading', { level: 1, name: `Welcome back, ${member.person.firstName}` })
  await expect(greeting).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue(member.person.email)
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Not you?' }).click())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue('')
})

test.describe('renewal', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('I-2.22 I-2.23 I-7.42 I-7.43 a signed-in page may renew its session, a visitor may not', async ({
    page,
    ada,
  }) => {
    await page.goto(`/${ada.username}/`)
    const renew = (one: Page, path: string) =>
      one.evaluate(async (address) => {
        const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const answer = await fetch(address, { headers: { 'X-CSRFToken': decodeURIComponent(token) } })
        return { status: answer.status, cache: answer.headers.get('cache-control') }
      }, path)
    const session = async () => (await page.context().cookies()).find(({ name }) => name === 'session')
    const before = await session()
    expect(await renew(page, '/refresh_token')).toEqual({ status: 204, cache: 'no-store' })
    const after = await session()
    expect(after?.value).not.toBe(before?.value)
    expect(await renew(page, '/refresh_stored_accounts')).toEqual({ status: 200, cache: 'no-store' })
    expect((await page.request.get('/v3/users/me/')).status()).toBe(200)

    await page.context().clearCookies({ name: 'session' })
    expect((await renew(page, '/refresh_token')).status).toBe(401)
  })
})

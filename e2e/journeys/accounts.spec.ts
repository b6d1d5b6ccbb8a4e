import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
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

test('I-1.10 I-3.27 I-3.28 I-4.20 two accounts on one browser are switched without a password, and one is taken off', async ({
  page,
  ada,
  someone,
}) => {
  const { member: ben } = await someone()
  await page.goto('/')
  const alone = await openSwitcher(page)
  await alone.getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByRole('dialog', { name: 'Add account' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await addAccount(page, ben)
  await expectViewer(page, ben)
  await twoStored(page, ada, ben)
  const { group, text } = await stored(page)
  expect(group).toMatch(/^[\w-]{16}$/)
  expect(text).not.toContain(ben.person.password)
  const cookies = await page.context().cookies()
  for (const { name, value, httpOnly } of cookies.filter(({ name }) => /session|secret/.test(name))) {
    expect(httpOnly, name).toBe(true)
    expect(text).not.toContain(value)
  }

  const batches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v3/batch/')) batches.push(request.postData() ?? '')
  })
  const switcher = await openSwitcher(page)
  await expect(switcher.getByRole('listitem')).toHaveCount(2)
  expect(batches).toHaveLength(1)
  for (const { id } of [ada, ben]) expect(batches[0]).toContain(`v3/users/${id}/`)
  await expectAccessible(page)
  const rowOfAda = switcher.getByRole('button', { name: ada.person.email })
  await loadedBy(page, () => rowOfAda.click())
  await expectViewer(page, ada)
  await twoStored(page, ada, ben)

  await openSwitcher(page)
  await answered(page, () => switcher.getByRole('button', { name: /^Remove .* from this browser$/ }).click())
  await expect(switcher.getByRole('listitem')).toHaveCount(1)
  expect((await stored(page)).accounts).toEqual({ [ada.id]: { logged_in: true } })
})

test.describe('with a session that was ended elsewhere', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('I-4.22 an account asks for its password when it is chosen', async ({
    page,
    ada,
    someone,
    browser,
  }) => {
    const { member: ben } = await someone()
    await page.goto('/')
    await addAccount(page, ben)
    await twoStored(page, ada, ben)

    // Another browser ends every session but its own.
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const there = await Member.logIn(elsewhere, ada.person.email, ada.person.password)
    await there.call('DELETE', '/v3/users/me/sessions/')
    await elsewhere.close()

    const switcher = await openSwitcher(page)
    await switcher.getByRole('button', { name: `@${ada.username}` }).click()
    const proof = page.getByRole('dialog', { name: /^Log in as / })
    await expect(proof).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Email or username')).toHaveValue(ada.username)
    await page.getByLabel('Password', { exact: true }).fill(ada.person.password)
    await loadedBy(page, () => proof.getByRole('button', { name: 'Log in', exact: true }).click())
    await expectViewer(page, ada)
    await twoStored(page, ada, ben)
  })
})

test('I-1.10 I-4.16 I-4.17 I-4.22 logging out ends one account and keeps the map, or all, and leaves nothing', async ({
  page,
  ada,
  someone,
}) => {
  const { member: ben } = await someone()
  const landing = page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })
  await page.goto('/')
  await addAccount(page, ben)
  await twoStored(page, ada, ben)

  await test.step('I-4.16 I-4.17 logging out switches to nobody', async () => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(landing).toBeVisible()
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
  })

  await test.step('I-4.22 all accounts are logged out at once', async () => {
    const switcher = await openSwitcher(page)
    await switcher.getByRole('button', { name: 'Log out of all accounts' }).click()
    await expect(landing).toBeVisible()
    await expect.poll(async () => (await stored(page)).accounts).toBeNull()
    await openMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Switch account' })).toHaveCount(0)
  })
})

test('I-7.36 who asked to be remembered is greeted by name until they say it is not them', async ({
  page,
  someone,
}) => {
  const { member } = await someone()
  await page.goto('/login/')
  await fillLogIn(page, member)
  await page.getByRole('checkbox', { name: 'Remember my name on this device' }).check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(feed(page)).toBeVisible()
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

test('I-4.03 right after login and sign-up the header knows the member without asking for them', async ({
  page,
  someone,
  stranger,
}) => {
  const asked: string[] = []
  const watch = (one: Page) =>
    one.on('request', (request) => {
      if (/\/v3\/users\/(?:me|\d+)\/(?:\?|$)|UserResource\/get/.test(request.url())) asked.push(request.url())
    })
  const { member } = await someone()
  watch(page)
  await page.goto('/login/')
  await fillLogIn(page, member)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(feed(page)).toBeVisible()
  await expectViewer(page, member)

  const newcomer = await stranger()
  watch(newcomer)
  await newcomer.goto('/signup/')
  await newcomer.getByLabel('Email').fill(`new${member.id}@e2e.example`)
  await newcomer.getByLabel('Password', { exact: true }).fill(member.person.password)
  await newcomer.getByLabel('Birthdate').fill('1991-04-12')
  await newcomer.getByRole('button', { name: 'Continue' }).click()
  await newcomer.getByRole('button', { name: 'Skip for now' }).click()
  await expect(feed(newcomer)).toBeVisible()
  await openMenu(newcomer)
  await expect(newcomer.getByRole('menuitem', { name: 'Your profile' })).toBeVisible()
  expect(asked).toEqual([])
})

test.describe('renewal', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('I-2.22 I-2.23 I-7.42 I-7.43 a signed-in page may renew its session, a visitor may not', async ({
    page,
    ada,
    stranger,
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
    await page.reload()
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()

    const visitor = await stranger()
    await visitor.goto('/login/')
    const { status } = await visitor.evaluate(async () => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch('/refresh_token', { headers: { 'X-CSRFToken': decodeURIComponent(token) } })
      return { status: answer.status }
    })
    expect(status).toBe(401)
  })
})

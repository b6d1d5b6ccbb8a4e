import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { freePort } from '../../tools/lib/free-port.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { addAuthenticator } from '../fixtures/authenticator.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member, newPerson, type Person } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'
import { startTextGateway, type TextGateway } from '../fakes/text-gateway.ts'

const STEP_MS = 30_000

let url: string
let stop: () => Promise<void>
let gateway: TextGateway

// One server for the file: its tests stay in one worker.
test.describe.configure({ mode: 'default' })

// Passkeys belong to a name, so the site is reached at one.
test.beforeAll(async () => {
  test.setTimeout(240_000)
  gateway = await startTextGateway()
  const port = String(await freePort())
  url = `http://localhost:${port}`
  const site = await ownSite({ PORT: port, PUBLIC_URL: url, TEXT_GATEWAY: gateway.url })
  stop = site.stop
})

test.afterAll(async () => {
  await stop()
  await gateway.stop()
})

// The first step of a login returns 401 until the second one is given.
test.use({ expectedFaults: [/status of 40[013]/] })

/** Somebody new, signed in in a browser of their own. */
async function joined(page: Page): Promise<Person> {
  const person = newPerson()
  await Member.join(page.context(), person)
  return person
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  // A page that is open notices that its session is gone, and goes to the login by itself.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login/?next=%2Ftopics%2F')
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** Sets an app up by its key; returns the key and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings/security/')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await page.getByText('Or enter this key by hand:').textContent()
  const secret = (key ?? '').replace(/^[^:]*:/, '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  return { secret, codes }
}

const secondStep = (page: Page) => page.getByRole('dialog', { name: 'One more step' })

test('I-1.09 I-7.05 I-7.06 I-2.65 somebody turns an app on and logs in with its code, then into the console with a recovery code', async ({
  stranger,
}) => {
  const page = await stranger({ baseURL: url })
  const person = await joined(page)
  const { secret, codes } = await setUpApp(page)
  expect(new Set(codes).size).toBe(10)
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect(page.getByText('protected by a second step every time you log in')).toBeVisible()
  await expectAccessible(page)

  await logIn(page, person)
  await expect(secondStep(page)).toBeVisible()
  await expectAccessible(page)
  await secondStep(page).getByLabel('Code from your app').fill('000000')
  await secondStep(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(secondStep(page).getByText('That code isn’t right.')).toBeVisible()
  await secondStep(page).getByLabel('Code from your app').fill(appCode(secret, 1))
  await secondStep(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${url}/topics/`)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/business/')
  await expect(page).toHaveURL(/\/login\//)
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await secondStep(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await secondStep(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '')
  await secondStep(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/business\//)
})

test('a passkey is added, renamed, confirms a login, logs in alone, and is removed', async ({ stranger }) => {
  const page = await stranger({ baseURL: url })
  await addAuthenticator(page)
  const person = await joined(page)
  await page.goto('/settings/security/')
  await page.getByLabel('Passkey name').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Rename My phone' }).click()
  await page.getByRole('listitem').getByLabel('Passkey name').fill('Blue phone')
  await page.getByRole('listitem').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Blue phone')).toBeVisible()

  await logIn(page, person)
  await secondStep(page).getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(`${url}/topics/`)

  await page.context().clearCookies()
  await page.goto('/login/?next=%2Fsettings%2Fsecurity%2F')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(`${url}/settings/security/`)
  await page.getByRole('button', { name: 'Remove Blue phone' }).click()
  await expect(page.getByText('Add a second step so a stolen password isn’t enough.')).toBeVisible()
})

test('I-7.06 a phone gets codes by text message, and such a code logs in', async ({ stranger }) => {
  const page = await stranger({ baseURL: url })
  const person = await joined(page)
  const number = `+4420${String(Date.now()).slice(-8)}`
  const texted = async () => {
    await expect.poll(() => gateway.codeTo(number)).toBeDefined()
    return gateway.codeTo(number) ?? ''
  }
  await page.goto('/settings/security/')
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByText(`phone ending in ${number.slice(-4)}`)).toBeVisible()
  const first = await texted()
  await page.getByLabel('Code from the text message').fill(first)
  await page.getByRole('button', { name: 'Turn on text messages' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()

  await logIn(page, person)
  await secondStep(page)
    .getByRole('button', { name: `Text a code to the phone ending in ${number.slice(-4)}` })
    .click()
  await expect.poll(() => gateway.codeTo(number)).not.toBe(first)
  await secondStep(page)
    .getByLabel('Code from the text message')
    .fill(await texted())
  await secondStep(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${url}/topics/`)
})

test('I-2.65 a change of guards asks again who it is once the last proof is old, and then goes on by itself', async ({
  stranger,
}) => {
  const page = await stranger({ baseURL: url })
  const { password } = await joined(page)
  await page.goto('/settings/security/')
  let isRefused = false
  // The server's own refusal of an old proof, ten minutes before its time.
  await page.route('**/v3/users/me/security/app/', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    await route.fulfill({
      status: 403,
      json: {
        status: 'failure',
        api_error_code: 9123,
        code: 9123,
        message: 'Confirm it’s you to continue.',
      },
    })
  })
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(page)
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The password you entered is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

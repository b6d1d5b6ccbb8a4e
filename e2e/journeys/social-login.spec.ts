import type { Page } from '@playwright/test'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeOpenIdProvider,
  startFakeOpenIdProvider,
} from '../../apps/api/src/domains/social-login/testing/fake-openid-provider.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member, newPerson, newWord, PASSWORD } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'

const BIRTHDAY = '1990-05-17'
const SLOTS = [
  { slot: 'google', name: 'Wayfinder' },
  { slot: 'facebook', name: 'Townhall' },
]

let provider: FakeOpenIdProvider
let site: Awaited<ReturnType<typeof ownSite>>

// One server for the file: its tests stay in one worker.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  provider = await startFakeOpenIdProvider()
  const { issuer } = provider
  const settings = SLOTS.map((slot) => ({
    ...slot,
    issuer,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
  }))
  site = await ownSite({
    SOCIAL_PROVIDERS: JSON.stringify(settings),
    SIGNIN_SCRIPT_URL: `${issuer}/gsi/client.js`,
  })
  provider.allow(SLOTS.map(({ slot }) => `${site.url}/social/${slot}/callback`))
})

test.afterAll(async () => {
  await site.stop()
  await provider.stop()
})

const banner = (page: Page) => page.getByRole('banner')

/** Says at the provider who one is. */
async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function signUpBy(page: Page, provider: string, name: string): Promise<void> {
  await page.goto(`${site.url}/signup/?next=%2Ftopics%2F`)
  await page.getByRole('link', { name: `Continue with ${provider}` }).click()
  await logInAtProvider(page, name)
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(`${name}@idp.example`)
  await page.getByLabel('Birthdate').fill(BIRTHDAY)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${site.url}/topics/`)
}

test('I-1.07 I-7.10 I-3.46 somebody signs up by a provider and lands signed in where they were going', async ({
  stranger,
}) => {
  const page = await stranger({ baseURL: site.url })
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && asked.push(new URL(request.url()).pathname)),
  )
  const name = `grace${newWord()}`
  await page.goto('/signup/?next=%2Ftopics%2F')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue with Townhall' }).click()
  await logInAtProvider(page, name)
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  // The token of the redirect is read and gone.
  await expect.poll(() => page.evaluate(() => document.documentElement.innerHTML.includes('eyJ'))).toBe(false)
  await expectAccessible(page)
  await page.getByLabel('Birthdate').fill(BIRTHDAY)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${site.url}/topics/`)
  expect(asked).toContain('/resource/UserRegisterResource/create/')
  expect(asked.filter((path) => path.includes('/handshake/'))).toEqual([])
  const me = await page.request.get('/v3/users/me/')
  expect(await me.json()).toMatchObject({
    data: { email: `${name}@idp.example`, connected_to_facebook: true, has_password: false },
  })
})

test('an e-mail that has an account is connected after its password', async ({ stranger }) => {
  const page = await stranger({ baseURL: site.url })
  const person = { ...newPerson(), email: `known${newWord()}@idp.example` }
  await Member.join(page.context(), person)
  await page.context().clearCookies()
  await page.goto('/login/')
  await page.getByRole('link', { name: 'Continue with Wayfinder' }).click()
  await logInAtProvider(page, person.email.split('@')[0] ?? '')
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect.poll(async () => (await page.request.get('/v3/users/me/')).status()).toBe(200)
})

test('I-3.09 a member connects and disconnects in the settings; who is not set up is absent', async ({
  stranger,
}) => {
  const page = await stranger({ baseURL: site.url })
  await Member.join(page.context())
  await page.goto('/settings/connected-accounts/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Not connected' })).toHaveCount(2)
  await expect(page.getByText('Microsoft')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect Wayfinder', exact: true }).click()
  await logInAtProvider(page, `grace${newWord()}`)
  await expect(page.getByText('Wayfinder connected')).toBeVisible()
  const me = async () => (await (await page.request.get('/v3/users/me/')).json()) as { data: object }
  expect(await me()).toMatchObject({ data: { connected_to_google: true } })
  await page.getByRole('button', { name: 'Disconnect Wayfinder', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Connect Wayfinder', exact: true })).toBeVisible()
  expect(await me()).toMatchObject({ data: { connected_to_google: false } })
})

/** No page is there to ask for anything while the session goes. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'session' })
}

test('I-4.92 I-4.94 I-7.56 one tap signs in who is known to the provider, and nobody who logged out, whom its own button on /login/ and /signup/ leads in', async ({
  stranger,
}) => {
  const page = await stranger({ baseURL: site.url })
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().includes('/gsi/client.js') && scripts.push(page.url())))
  await signUpBy(page, 'Wayfinder', `grace${newWord()}`)
  expect(scripts.length).toBeLessThanOrEqual(1)

  await forgetSession(page)
  scripts.length = 0
  await page.goto('/topics/')
  await expect.poll(async () => (await page.request.get('/v3/users/me/')).status()).toBe(200)
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
  expect(scripts).toHaveLength(1)

  await forgetSession(page)
  await page.context().addCookies([{ name: 'logged_out', value: '1', url: site.url }])
  scripts.length = 0
  await page.goto('/topics/', { waitUntil: 'networkidle' })
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(scripts).toEqual([])
  expect((await page.request.get('/v3/users/me/')).status()).toBe(401)

  for (const path of ['/login/', '/signup/'])
    await test.step(path, async () => {
      await forgetSession(page)
      await page.context().addCookies([{ name: 'logged_out', value: '1', url: site.url }])
      await page.goto(`${path}?next=%2Ftopics%2F`)
      const button = page.getByRole('button', { name: 'Sign in with one tap' })
      await expect(button).toBeVisible()
      await expectAccessible(page)
      await button.click()
      await expect(page).toHaveURL(`${site.url}/topics/`)
      expect((await page.request.get('/v3/users/me/')).status()).toBe(200)
    })
})

test('I-4.86 I-4.87 an open visit is offered nothing by itself, and saving still asks to sign up', async ({
  stranger,
}) => {
  const visit = () => stranger({ baseURL: site.url })
  const ada = await Member.join((await visit()).context())
  const pin = await ada.pin((await ada.board('Kilns')).id, 'A kiln to keep')
  const offersOf = (page: Page) => {
    const offers: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/gsi/client.js') && offers.push(page.url())),
    )
    return offers
  }
  const usual = await visit()
  const usualOffers = offersOf(usual)
  await usual.goto('/?oe=0')
  await expect.poll(() => usualOffers.length).toBe(1)

  const page = await visit()
  const offers = offersOf(page)
  await page.goto('/?oe=1')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('open_visit'))).toBe('1')
  await page.goto(`/pin/${pin.id}/`, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(offers).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Save the ideas you love' })).toBeVisible()
})

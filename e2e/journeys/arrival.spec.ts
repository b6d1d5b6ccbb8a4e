import type { Page } from '@playwright/test'
import { freePort } from '../../tools/lib/free-port.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPerson } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'

/** What the page sent about its visit with each event so far. */
function eventsOf(page: Page): Record<string, unknown>[] {
  const told: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/ApiCResource/create/')) return
    const data = new URLSearchParams(request.postData() ?? '').get('data') ?? '{}'
    const { options } = JSON.parse(data) as { options?: { events: { aux_data: object | null }[] } }
    told.push(...(options?.events ?? []).map(({ aux_data }) => ({ ...aux_data })))
  })
  return told
}

const marks = (told: Record<string, unknown>[]) =>
  told.find(({ surface }) => surface)?.is_pwa === true
    ? 'home screen'
    : told.some(({ is_paid_traffic }) => is_paid_traffic === true)
      ? 'paid'
      : told.length > 0 && 'none'

for (const [path, mark] of [
  ['/?utm_source=homescreen_icon', 'home screen'],
  ['/?utm_pai=1', 'paid'],
] as const)
  test(`I-4.83 I-4.84 a visit that begins at ${path} is marked as: ${mark}`, async ({ page, ada }) => {
    expect(ada.id).not.toBe('')
    const told = eventsOf(page)
    await page.goto(path)
    await expect.poll(() => marks(told), { timeout: 30_000 }).toBe(mark)
  })

const offer = (page: Page) => page.getByRole('region', { name: 'Save the ideas you love' })
const screensDown = (page: Page) => page.evaluate(() => window.scrollY / window.innerHeight)

/** Five screens of it are soon scrolled. */
const LOW_WINDOW = { width: 1440, height: 500 }

async function scrollFar(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1500)
      return screensDown(page)
    })
    .toBeGreaterThan(5)
}

test('I-4.87 a visitor who looks around is offered an account once', async ({ stranger }) => {
  const page = await stranger({ viewport: LOW_WINDOW })
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\/.+/)
  const { pathname } = new URL(page.url())
  await page.getByRole('main').hover()
  await expect(offer(page)).toHaveCount(0)
  await scrollFar(page)
  await expect(offer(page)).toBeVisible()
  // A long page takes longer to look through than a visitor waits.
  await expectAccessible(page, '[aria-labelledby="sign-up-banner-title"]')
  await expect(offer(page).getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    `/signup/?next=${encodeURIComponent(pathname)}`,
  )
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await scrollFar(page)
  await expect(offer(page)).toHaveCount(0)
})

test.describe('with a host of its own for a country', () => {
  // One server for these: they stay in one worker.
  test.describe.configure({ mode: 'default' })

  let site: Awaited<ReturnType<typeof ownSite>>
  let hosts: { main: string; german: string }
  test.beforeAll(async () => {
    const port = String(await freePort())
    hosts = { main: `http://mosaic.localhost:${port}`, german: `http://de.mosaic.localhost:${port}` }
    const german = { site: 'de', host: new URL(hosts.german).host, country: 'DE', locale: 'de' }
    site = await ownSite({
      PORT: port,
      PUBLIC_URL: hosts.main,
      SITES: JSON.stringify([german]),
      COUNTRY_HEADER: 'x-country',
      CONSENT_COUNTRIES: 'FR',
    })
  })
  test.afterAll(() => site.stop())

  test('I-4.96 I-7.40 who signs up on the one is signed in on the other', async ({ stranger }) => {
    const page = await stranger({ baseURL: hosts.main })
    await page.route(`${hosts.main}/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-country': 'DE' } }),
    )
    const { email, password } = newPerson()
    await page.goto('/signup/')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Birthdate').fill('1990-05-17')
    const carried = page.waitForResponse((response) => response.url() === `${hosts.german}/cctld_session/`)
    await page.getByRole('button', { name: 'Continue' }).click()
    expect((await (await carried).json()) as object).toMatchObject({ data: { status: 'success' } })
    await page.goto(`${hosts.german}/settings/account-settings/`)
    await expect(page).toHaveURL(`${hosts.german}/settings/account-settings/`)
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    const cookies = await page.context().cookies(hosts.german)
    expect(cookies.some(({ name }) => name.endsWith('session'))).toBe(true)
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

const CALLS = /\/(?:v3|resource)\//

/** What runs beside the page has come, too. */
const atRest = (page: Page) => page.waitForLoadState('networkidle')

test.describe('a server that breaks', () => {
  test.use({ expectedFaults: [/status of 500/] })

  const SEARCHES = /BaseSearchResource\/get|\/v3\/search\/pins/

  async function searchWith(page: Page, words: string, failures: number) {
    let left = failures
    await page.route(SEARCHES, (route) =>
      left-- > 0 ? route.fulfill({ status: 500, json: { status: 'failure' } }) : route.continue(),
    )
    await page.getByRole('combobox', { name: 'Search' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search/pins/\\?q=${words}`))
  }

  test('I-8.18 a page is shown that came at the third attempt; after three failures it says so and can be tried again', async ({
    page,
  }) => {
    await page.goto('/')
    await atRest(page)
    await searchWith(page, 'clay', 2)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    await page.unroute(SEARCHES)
    await searchWith(page, 'pattern', 3)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await retry.click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('a render that was kept', () => {
  // What the visitors' feed was about to fetch is no place in the member's.
  test.use({ expectedFaults: [/status of 400/] })

  test('I-7.29 a page made for visitors that reaches a member becomes the member’s', async ({
    page,
    ada,
    playwright,
    baseURL,
  }) => {
    const visitor = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { accept: 'text/html', cookie: 'csrftoken=a-token-from-before' },
    })
    const kept = await visitor.get('/')
    expect(kept.headers()['cache-control']).toMatch(/^public/)
    const body = await kept.body()
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': kept.headers()['content-security-policy'] ?? '',
    }
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ status: 200, headers, body }),
    )
    const state = page.waitForResponse(/\/_\/_\/state\?/)
    await page.goto('/')
    expect((await state).ok()).toBe(true)
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Your profile' })).toHaveAttribute(
      'href',
      `/${ada.username}/`,
    )
    await visitor.dispose()
  })
})

test('I-2.60 without cookies a banner says that they are off and how to turn them on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies are off in this browser' })
  await expect(banner).toContainText('Allow cookies for this site in your browser’s privacy settings')
  await expectAccessible(page)
})

test('C-6.13 I-2.61 I-2.62 a phone is offered to install the site, once @phone-only', async ({ page }) => {
  const prompted = async () => {
    // The listener keeps the browser from prompting by itself; before that, there is none.
    const isListening = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true })
        return !window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve() }))
      })
    await expect.poll(isListening).toBe(true)
  }
  const banner = page.getByRole('region', { name: 'Tessera on this phone' })
  await page.goto('/')
  await atRest(page)
  await expect(banner).toHaveCount(0)
  await prompted()
  await expect(banner.getByRole('button', { name: 'Add to home screen' })).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Not now' }).click()
  await expect(banner).toHaveCount(0)
  await page.goto('/')
  await prompted()
  await expect(banner).toHaveCount(0)
})

test('the site tells devices how to keep it among their apps', async ({ request }) => {
  const served = await (await request.get('/')).text()
  const address = /<link(?=[^>]* rel="manifest")[^>]* href="([^"]+)"/.exec(served)?.[1]
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ start_url: '/?utm_source=homescreen_icon', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})

const MANIFEST_ELEMENT = /<script type="application\/json" id="tessera-route-manifest">.*?<\/script>/s

/** Keeps the code of pages back until the returned act lets it through. */
async function heldCode(page: Page): Promise<() => void> {
  const { promise: isFree, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isFree
    await route.fallback()
  })
  return release
}

/** Serves the page of topics without what it says of the pages to come. */
const withoutManifest = (page: Page) =>
  page.route('**/topics/', async (route) => {
    const answer = await route.fetch()
    const whole = await answer.text()
    const stripped = whole.replace(MANIFEST_ELEMENT, '')
    expect(stripped).not.toBe(whole)
    await route.fulfill({ response: answer, body: stripped })
  })

test('I-2.34 I-2.35 I-2.37 I-4.80 pages come by their manifest or by asking once, with an indicator and their pin while their code loads, and whole after a new version of the server', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pageHandlers/')) asked.push(new URL(request.url()).pathname)
  })
  const toHome = () => page.getByRole('link', { name: 'Tessera' }).first().click()
  const firstPin = page.getByRole('article').first().getByRole('link').first()
  const back = page.getByRole('button', { name: 'Back', exact: true })
  const indicator = page.getByRole('progressbar', { name: 'Loading....' })

  await test.step('I-2.34 I-2.35 I-7.49 with its manifest a page asks for no handlers', async () => {
    await page.goto('/topics/')
    await toHome()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked).toEqual([])
  })
  await test.step('I-4.80 while the code of a pin loads, the pin is asked for', async () => {
    await atRest(page)
    const release = await heldCode(page)
    const query = page.waitForRequest(
      (request) => request.postData()?.includes('CloseupDetailQuery') ?? false,
    )
    await firstPin.click()
    await query
    release()
    await expect(back).toBeVisible()
  })
  await test.step('I-7.49 without its manifest a page asks once, and works', async () => {
    await withoutManifest(page)
    await page.goto('/topics/')
    expect(asked).toEqual(['/pageHandlers/www/'])
  })
  await test.step('I-2.37 while the code of a page loads, an indicator says so', async () => {
    await atRest(page)
    const release = await heldCode(page)
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await expect(indicator).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(indicator).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })
  await test.step('I-4.71 I-1.17 after a new version of the server the next change of page loads it whole', async () => {
    await toHome()
    await expect(firstPin).toBeVisible()
    await atRest(page)
    await page.route(CALLS, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-app-version': 'newer' } })
    })
    await firstPin.click()
    await expect(back).toBeVisible()
    await atRest(page)
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await toHome()
    expect(new URL((await document).url()).pathname).toBe('/')
  })
})

test('I-4.74 a page asked for with server_only stays as it was served', async ({ page }) => {
  const code: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr' || request.resourceType() === 'fetch') code.push(request.url())
  })
  await page.goto('/?server_only=1')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  expect(code).toEqual([])
})

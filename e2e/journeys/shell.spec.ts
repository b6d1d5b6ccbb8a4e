import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { deferredCode } from '../fixtures/hydrated-page.ts'
import { expect, test } from '../fixtures/journey.ts'

/** Turned around, the page stays within its window and titles begin where their cards do. */
async function expectMirrored(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const brand = await page.getByRole('link', { name: 'Tessera' }).first().boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(brand?.x ?? 0).toBeGreaterThan(width / 2)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const title = page
    .locator('article')
    .filter({ has: page.locator('bdi') })
    .first()
    .locator('bdi')
    .first()
  const gap = await title.evaluate((words) => {
    const line = words.parentElement?.getBoundingClientRect()
    return (line?.right ?? 0) - words.getBoundingClientRect().right
  })
  expect(gap, 'titles begin where their cards do').toBeLessThan(1)
}

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] })

  test('I-1.18 I-2.59 I-4.67 the banner says so in the documents’ words, beside the header, and again when it is back; a right-to-left page mirrors without sticking out @phone', async ({
    page,
    context,
    ada,
    isMobile,
  }) => {
    expect(ada.id).not.toBe('')
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    // The banner comes with it.
    await deferredCode(page)
    const guide = page.getByRole('button', { name: 'Not now' })
    await expect(guide).toBeVisible()
    await context.setOffline(true)
    const banner = page.getByText("You're offline! Check your internet connection.")
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    const [shown, brand] = [await banner.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(shown?.y).toBeGreaterThanOrEqual((brand?.y ?? 0) + (brand?.height ?? 0))
    const way = await guide.boundingBox()
    expect((way?.y ?? 0) + (way?.height ?? 0), 'what is asked can be answered').toBeLessThanOrEqual(
      shown?.y ?? 0,
    )
    const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
    if (isMobile) expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await context.setOffline(false)
    await expect(page.getByText("You're back online!")).toBeVisible()
    await expect(page.getByText("You're back online!")).toBeHidden()
    await expectMirrored(page)
  })

  test('C-8.03 I-4.66 an action that needs it says so in a toast', async ({ page, context, ada }) => {
    await ada.board('Unreached')
    const pin = await ada.pin((await ada.board('Reached')).id, 'Out of reach')
    await page.goto(`/pin/${pin.id}/`)
    const like = page.getByRole('button', { name: 'Like', exact: true })
    await expect(like).toBeEnabled()
    // Toasts come with the deferred code.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await like.click()
    await expect(page.getByText("Hmm...you're not connected to the internet").first()).toBeVisible()
    await context.setOffline(false)
  })
})

test('C-2.05 C-2.06 I-9.22 going back to the feed keeps its pins and its place, and asks the server for nothing', async ({
  page,
}) => {
  await page.goto('/')
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.mouse.wheel(0, 1400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const found = page.getByRole('article').nth(12).getByRole('link').first()
  const title = (await found.textContent()) ?? ''
  // The cards that are drawn change with the scrolling: this one is meant, not the twelfth of whatever is there.
  const link = page.locator(`article a[href="${await found.getAttribute('href')}"]`).first()
  // The click of a person who scrolled to it: the place is read after the scrolling, before the click.
  await link.click({ trial: true })
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/pin\//)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) asked.push(request.url())
  })
  await page.goBack()
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(asked.filter((url) => /feeds|Homefeed/i.test(url))).toEqual([])
})

test('the first stop of the keyboard skips to the content, and a chosen theme holds on the next visit', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(
    ground
      .match(/\d+(\.\d+)?/g)
      ?.slice(0, 3)
      .every((band) => Number(band) < 80),
  ).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html'), 'paper is not printed dark').toHaveCSS('color-scheme', 'light')
})

test('C-9.34 C-9.35 the bottom bar leads a member around on a phone, as high as the navigation asks @phone-only', async ({
  page,
  ada,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  await bar.getByRole('link', { name: 'Your profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ada.person.firstName })).toBeVisible()
  await expectAccessible(page)
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
  expect(await height()).toBe(60)
  // As the server marks the page for the group of the experiment.
  await page.evaluate(() => document.documentElement.setAttribute('data-navigation', 'modern'))
  await expect.poll(height).toBe(52)
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  await expect.poll(height).toBe(64)
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeBusiness } from '../fixtures/business.ts'
import { hubScreens, isAt, screenOf, siteScreens } from '../fixtures/console-screens.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'

const WIDTHS = [390, 640, 820, 1200, 1440]
/** A dialog is as wide in all larger windows. */
const DIALOG_WIDTHS = [390, 820]
const HEIGHT = 900
/** What opens a dialog and changes nothing. */
const OPENING = /^(?:Add|Create|Edit|Invite|Give|Share|New|Upload) /

const softly = expect.configure({ soft: true })

/** What is shown has come whole. */
async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(
    page.locator('main').locator('.MuiSkeleton-root, [class*="RaPlaceholder"], [aria-busy="true"]'),
  ).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
}

/** Everyone can use what is shown, on a phone too, and at no width does it stick out sideways. */
async function expectSound(page: Page, name: string, { within = 'html', widths = WIDTHS } = {}) {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await expectAccessible(page, within)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await softly
      .poll(
        () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        { message: `${name} at ${width} pixels sticks out`, timeout: 10_000 },
      )
      .toBeLessThanOrEqual(0)
    if (width === widths[0]) await expectAccessible(page, within)
  }
}

/** The keyboard is in the dialog, or on what holds it. */
const expectFocusWithin = (dialog: Locator) =>
  expect
    .poll(() =>
      dialog.evaluate((shown) => shown.closest('[role="presentation"]')?.contains(document.activeElement)),
    )
    .toBe(true)

/** The dialogs that the screen opens for something new or a change, but for those seen before; each is closed again. */
async function expectSoundDialogs(page: Page, name: string, seen: Set<string>) {
  const buttons = page.locator('main button:not(form button)').filter({ hasText: OPENING })
  const labels = new Set((await buttons.allInnerTexts()).map((label) => label.trim()))
  for (const label of labels) {
    if (seen.has(label)) continue
    seen.add(label)
    const dialog = page.getByRole('dialog')
    await buttons.filter({ hasText: label }).first().click()
    await expect(dialog).toBeVisible()
    await expectSound(page, `${name}, ${label}`, { within: '[role="dialog"]', widths: DIALOG_WIDTHS })
    await expectFocusWithin(dialog)
    // Once may not do: a window that was resized a moment ago may still be on its way.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  }
}

/** Looks at the list and at one of each kind of screens that links lead to from there; returns their addresses. */
async function walkThrough(page: Page, base: string, name: string, more: string[] = []): Promise<string[]> {
  const waiting = [name, ...more]
  const seen = new Map<string, string>()
  const dialogs = new Set<string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(screenOf(address))) continue
    seen.set(screenOf(address), address)
    const at = address
    await test.step(screenOf(at), async () => {
      await page.goto(`${base}/${at}`)
      await expectSettled(page)
      await expectSound(page, at)
      await expectSoundDialogs(page, at, dialogs)
    })
    const links = await page
      .locator(`a[href^="${base}/${name}/"]`)
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    waiting.push(...links.map((path) => path.slice(base.length + 1)))
  }
  return [...seen.values()]
}

/** Chosen from a list, and not by a link. */
async function analyticsOf(owner: Member, businessId: string): Promise<string> {
  const [account] = await owner.call<{ id: string }[]>('GET', `/v3/businesses/${businessId}/ad-accounts`)
  return `analytics/${account?.id}`
}

for (const { name, paths } of hubScreens) {
  test(`B-2.76 everyone can use each screen of ${name} in the hub, and none scrolls sideways`, async ({
    page,
    context,
  }) => {
    test.slow()
    const isForAgencies = name === 'managed-clients'
    const owner = await (isForAgencies
      ? Member.join(context)
      : Member.logIn(context, 'aiko_tanabe@demo.example'))
    const [business] = isForAgencies
      ? [await makeBusiness(owner, 'agency')]
      : await owner.call<{ id: string }[]>('GET', '/v3/businesses/')
    const more = name === 'analytics' ? [await analyticsOf(owner, business?.id ?? '')] : []
    const seen = await walkThrough(page, `/business/${business?.id}/hub`, name, more)
    for (const path of paths)
      expect
        .soft(
          seen.some((address) => isAt(path, address)),
          path,
        )
        .toBe(true)
  })
}

for (const { name, paths } of siteScreens) {
  test(`everyone can use each screen of ${name} that the staff has, and none scrolls sideways`, async ({
    page,
    context,
  }) => {
    test.slow()
    await Member.logIn(context, 'oliver_grant@demo.example')
    const seen = await walkThrough(page, '/business/site', name)
    for (const path of paths)
      expect
        .soft(
          seen.some((address) => isAt(path, address)),
          path,
        )
        .toBe(true)
  })
}

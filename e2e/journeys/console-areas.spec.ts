import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'

const AREAS = [
  'People',
  'Partners',
  'Pending invites and requests',
  'Managed clients',
  'Ad accounts',
  'Invoices',
  'Profiles',
  'Asset groups',
  'Audiences',
  'Catalogs',
  'Tags',
  'Business hierarchy',
  'History',
]

/** Among them are all kinds of tables and notices; the others are alike. */
const OF_MANY_KINDS = ['Pending invites and requests', 'Ad accounts', 'Profiles', 'History']

const PROGRAMS = ['Marketing plans', 'Verified merchant']

/** What names the icon under the pointer lies over other things. */
async function withoutTips(page: Page) {
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

/** What is shown fits a phone of 360 pixels. */
async function expectNarrow(page: Page, name: string) {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('h1').first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, name).toBeLessThanOrEqual(360)
  if (wide) await page.setViewportSize(wide)
}

test('B-0.01 B-1.02 B-2.58 B-2.76 each of the things that a business admin manages has its screen, and so has what a business is promoted with, reached from the navigation, and none scrolls sideways at 360 pixels', async ({
  page,
  ada,
}) => {
  const business = await makeBusiness(ada, 'agency')
  await makeAdAccount(ada, business, 'Summer sale')
  test.slow()
  await page.goto(`/business/${business.id}/hub/settings`)
  const menu = page.getByRole('navigation', { name: 'Business hub' })
  const group = page.getByRole('button', { name: 'Accounts', exact: true })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  // Folded, the menu lies over nothing when the window becomes narrow.
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(group).toHaveCount(0)
  await withoutTips(page)
  for (const name of AREAS) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await withoutTips(page)
    if (OF_MANY_KINDS.includes(name)) await expectAccessible(page)
    await expectNarrow(page, name)
  }
  for (const name of PROGRAMS) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expectNarrow(page, name)
  }
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await page.getByRole('menuitem', { name: 'Add current page' }).click()
  await expect(page.getByText('Shortcut added')).toBeVisible()
  await menu.getByRole('link', { name: 'Ads', exact: true }).click()
  await page.getByRole('link', { name: 'Promote a pin' }).first().click()
  await expect(page).toHaveURL(/quick-promote/)
  const terms = page.getByRole('dialog', { name: 'Before you advertise' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a pin to promote' })).toBeVisible()
  await page.goto(`/business/${business.id}/hub/settings`)
  await page.getByRole('button', { name: business.name }).click()
  await page.getByRole('menuitem', { name: 'Set up for business' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Tessera Business' })).toBeVisible()
  await expectNarrow(page, 'onboarding')
  for (const place of ['all', 'new', 'quick-promote']) {
    await page.goto(`/business/${place}/`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectNarrow(page, place)
  }
})

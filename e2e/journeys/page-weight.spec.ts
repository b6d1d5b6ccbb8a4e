import type { Page } from '@playwright/test'
import { say } from '../../tools/lib/progress.ts'
import { SCRIPT_BUDGETS_KB, type WeighedPage, weigh, weighedPaths } from '../../tools/lib/script-weight.ts'
import { makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'

/** What a build of react-admin with one list of two fields weighs after gzip, measured with the versions that we use. */
const ONE_LIST_KB = 299.6
/** Most kilobytes of JavaScript after gzip for the first table of the console, until it rests. */
const CONSOLE_SCRIPTS_KB = 1.25 * ONE_LIST_KB

const pages = Object.keys(SCRIPT_BUDGETS_KB) as WeighedPage[]

type Who = 'visitor' | 'new member'

/** The browser has loaded nothing and been nowhere yet. */
async function forgetFiles(page: Page, who: Who) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  if (who === 'visitor') await page.context().clearCookies()
  await page.goto('about:blank')
}

async function expectWithinBudgets(page: Page, site: string, who: Who) {
  const paths = await weighedPaths(page.request, site)
  for (const name of pages)
    await test.step(name, async () => {
      const { script, idle } = await weigh(page, new URL(paths[name], site).href)
      const budget = SCRIPT_BUDGETS_KB[name]
      say(`${name}, ${who}: ${script.toFixed(1)} kB critical, ${idle.toFixed(1)} kB idle`)
      expect.soft(script, name).toBeGreaterThan(0)
      expect.soft(script, name).toBeLessThanOrEqual(budget.critical)
      expect.soft(idle, name).toBeGreaterThan(0)
      expect.soft(idle, name).toBeLessThanOrEqual(who === 'visitor' ? budget.idle : budget.idleOfNewMember)
      await forgetFiles(page, who)
    })
}

// On a phone: at a desk, members are also brought the code of the main pages in advance.
test('the JavaScript of the main pages stays within its budget for a visitor @phone-only', async ({
  page,
  baseURL,
}) => {
  await expectWithinBudgets(page, baseURL ?? '', 'visitor')
})

test('the JavaScript of the main pages stays within its budget for a new member @phone-only', async ({
  page,
  baseURL,
  ada,
}) => {
  expect(ada.id).not.toBe('')
  await expectWithinBudgets(page, baseURL ?? '', 'new member')
})

test('the JavaScript of the first table of the console stays within its budget @phone-only', async ({
  page,
  baseURL,
  ada,
}) => {
  const { id } = await makeBusiness(ada)
  const { script, idle } = await weigh(page, new URL(`/business/${id}/hub/people`, baseURL).href)
  await expect(page.getByRole('table')).toBeVisible()
  say(`console: ${(script + idle).toFixed(1)} kB`)
  expect(script).toBeGreaterThan(0)
  expect(script + idle).toBeLessThanOrEqual(CONSOLE_SCRIPTS_KB)
})

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

async function expectWithinBudget(
  page: Page,
  site: string,
  name: WeighedPage,
  who: 'visitor' | 'new member',
) {
  const paths = await weighedPaths(page.request, site)
  const { script, idle } = await weigh(page, new URL(paths[name], site).href)
  const budget = SCRIPT_BUDGETS_KB[name]
  say(`${name}, ${who}: ${script.toFixed(1)} kB critical, ${idle.toFixed(1)} kB idle`)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(budget.critical)
  expect(idle).toBeGreaterThan(0)
  expect(idle).toBeLessThanOrEqual(who === 'visitor' ? budget.idle : budget.idleOfNewMember)
}

// On a phone: at a desk, members are also brought the code of the main pages in advance.
for (const name of pages) {
  test.describe(`the JavaScript of ${name} @phone-only`, () => {
    test('stays within its budget for a visitor', async ({ page, baseURL }) => {
      await expectWithinBudget(page, baseURL ?? '', name, 'visitor')
    })

    test('stays within its budget for a new member', async ({ page, baseURL, ada }) => {
      expect(ada.id).not.toBe('')
      await expectWithinBudget(page, baseURL ?? '', name, 'new member')
    })
  })
}

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

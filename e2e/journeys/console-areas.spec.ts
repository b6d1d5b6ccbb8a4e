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

test('B-1.02 each of the things that a business admin manages has its screen, reached from the menu', async ({
  page,
  ada,
}) => {
  const business = await makeBusiness(ada, 'agency')
  await makeAdAccount(ada, business, 'Summer sale')
  await page.goto(`/business/${business.id}/hub/settings`)
  const menu = page.getByRole('navigation', { name: 'Business hub' })
  for (const name of AREAS) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})

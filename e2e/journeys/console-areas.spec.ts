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

const PROGRAMS = ['Marketing plans', 'Verified merchant']

test('B-0.01 B-1.02 each of the things that a business admin manages has its screen, and so has what a business is promoted with, reached from the navigation', async ({
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
  for (const name of PROGRAMS) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
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
})

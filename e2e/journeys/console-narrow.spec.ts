import { makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'

const LISTS = [
  'people',
  'partners',
  'invites',
  'managed-clients',
  'ad-accounts',
  'invoices',
  'profiles',
  'asset-groups',
  'audiences',
  'catalogs',
  'tags',
  'marketing-plans',
  'hierarchy',
  'history',
]

test('B-2.76 no list of the hub makes its page scroll sideways at 360 pixels', async ({ page, ada }) => {
  test.slow()
  const business = await makeBusiness(ada, 'agency')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const list of LISTS) {
    await page.goto(`/business/${business.id}/hub/${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, list).toBeLessThanOrEqual(360)
  }
})

const OUTSIDE = ['all', 'new', 'onboarding', 'quick-promote']

test('B-2.76 no page outside of the hub scrolls sideways at 360 pixels', async ({ page, ada }) => {
  await makeBusiness(ada)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const place of OUTSIDE) {
    await page.goto(`/business/${place}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, place).toBeLessThanOrEqual(360)
  }
})

import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('a long page keeps the bar in view, the next page begins at its top, and a narrow sidebar stays narrow', async ({
  page,
  ada,
}) => {
  const business = await makeBusiness(ada)
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(`/business/${business.id}/hub/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Business settings' })).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(page.getByRole('button', { name: /Switch business/ })).toBeInViewport()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  const group = page.getByRole('button', { name: 'Accounts', exact: true })
  await expect(group).toBeVisible()
  // What opens without motion is in its place at once: never over what is pressed.
  expect(await page.evaluate(() => getComputedStyle(document.body).transitionDuration)).toBe('0s')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(group).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Ad accounts' })).toBeVisible()
  await expect(group).toHaveCount(0)
})

test.describe('addresses', () => {
  test.use({ expectedFaults: [/status of (400|404)/] })

  test('B-2.08 an address below a page and an unknown id are not found, with a heading and a title', async ({
    page,
    ada,
  }) => {
    const { id } = await makeBusiness(ada)
    for (const place of ['people/1/2', 'nonsense']) {
      await page.goto(`/business/${id}/hub/${place}`)
      await expect(page.getByRole('heading', { level: 1, name: "We couldn't find that" })).toBeVisible()
      await expect(page).toHaveTitle(/We couldn't find that/)
    }
    await page.goto(`/business/${id}/hub/people/1`)
    await expect(page.getByText("We couldn't find that")).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(/\/hub\/people$/)
    await page.goto(`/business/${id}/hub/people?sort=hacker&order=ASC`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.locator('th[aria-sort]')).toHaveText('Name')
  })

  test('a link to a record of another own business says whose it is and switches; closing a business leads to the list of the others', async ({
    page,
    ada,
  }) => {
    const [first, second] = [await makeBusiness(ada), await makeBusiness(ada)]
    const account = await makeAdAccount(ada, first, 'Spring')
    await page.goto(`/business/${second.id}/hub/ad-accounts/${account.id}/settings`)
    await expect(page.getByRole('heading', { level: 1, name: `This belongs to ${first.name}` })).toBeVisible()
    await page.getByRole('link', { name: `Switch to ${first.name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spring settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Switch business. Current: ${first.name}` })).toBeVisible()

    await page.goto(`/business/${second.id}/hub/settings`)
    await page.getByRole('button', { name: 'Close business' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Type /).fill(second.name)
    await dialog.getByRole('button', { name: 'Close business' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your businesses' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(`${second.name} is closed`)
    await expectAccessible(page)
    await page.getByRole('link', { name: first.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  })
})

test('B-2.29 B-7.04 an ad account is created, renamed and archived, each past a reload or as the server has it, and what was done leaves the recommendations', async ({
  page,
  ada,
}) => {
  test.slow()
  const business = await makeBusiness(ada)
  await page.goto(`/business/${business.id}/hub/ad-accounts/create`)
  await page.getByLabel('Name').fill('Spring')
  await page.getByRole('button', { name: 'Create ad account' }).click()
  const spring = page.getByRole('link', { name: 'Spring' })
  await expect(spring).toBeVisible()
  await spring.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring settings' })).toBeVisible()
  const advice = page.getByText('Set a spend limit for this account')
  await expect(advice).toBeVisible()
  await page.getByLabel('Name').fill('Summer')
  await page.getByLabel('Spend limit').fill('1500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(advice).toHaveCount(0)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('dialog', { name: 'Archive Summer?' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Summer')
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog', { name: 'Archive Summer?' }).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Summer is archived')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible()
})

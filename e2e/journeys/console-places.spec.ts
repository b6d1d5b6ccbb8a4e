import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('the way back from a record keeps page, sort and search of the list', async ({ page, ada }) => {
  test.slow()
  const business = await makeBusiness(ada)
  for (let nth = 10; nth < 22; nth++) await makeAdAccount(ada, business, `Account ${nth}`)
  await page.goto(`/business/${business.id}/hub/ad-accounts`)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: /^Sort by name/i }).click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: /next/i }).first().click()
  await page.getByRole('link', { name: 'Account 11' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account 11 settings' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('link', { name: 'Account 10' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(name).toHaveAttribute('aria-sort', 'descending')
})

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
    for (const place of ['people/1/2', 'history/x', 'profiles/1', 'settings/x', 'nonsense']) {
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

  test('a link to a record of another own business says whose it is and switches', async ({ page, ada }) => {
    const [first, second] = [await makeBusiness(ada), await makeBusiness(ada)]
    const account = await makeAdAccount(ada, first, 'Spring')
    await page.goto(`/business/${second.id}/hub/ad-accounts/${account.id}/settings`)
    await expect(page.getByRole('heading', { level: 1, name: `This belongs to ${first.name}` })).toBeVisible()
    await page.getByRole('link', { name: `Switch to ${first.name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spring settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Switch business. Current: ${first.name}` })).toBeVisible()
  })
})

test('closing a business leads to the list of the others', async ({ page, ada }) => {
  const [kept, closed] = [await makeBusiness(ada), await makeBusiness(ada)]
  await page.goto(`/business/${closed.id}/hub/settings`)
  await page.getByRole('button', { name: 'Close business' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type /).fill(closed.name)
  await dialog.getByRole('button', { name: 'Close business' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your businesses' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(`${closed.name} is closed`)
  await expectAccessible(page)
  await page.getByRole('link', { name: kept.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('the keyboard goes on at the first row that remains when the one it was at is deleted', async ({
  page,
  ada,
}) => {
  const business = await makeBusiness(ada)
  await ada.call('POST', `/v3/businesses/${business.id}/invites`, {
    invitees: ['one@e2e.example', 'two@e2e.example'],
    business_roles: ['EMPLOYEE'],
  })
  await page.goto(`/business/${business.id}/hub/invites`)
  await page.getByRole('button', { name: 'Actions for one@e2e.example' }).click()
  await page.getByRole('menuitem', { name: 'Delete invite to one@e2e.example' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Actions for two@e2e.example' })).toBeFocused()
})

test('B-2.29 B-7.04 an ad account is created, renamed and archived, each past a reload, and what was done leaves the recommendations', async ({
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
  await page.reload()
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
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible()
})

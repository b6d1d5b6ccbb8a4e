import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'

test.use({ expectedFaults: [/status of (401|403|404|500)|ERR_INTERNET_DISCONNECTED|imported module/] })

const LIST = '**/v3/businesses/*/ad-accounts?*'

test('B-8.10 a list that cannot be read keeps its rows, says why, and is read by Retry; the way back from a record keeps its page, sort and search', async ({
  page,
  ada,
  context,
}) => {
  test.slow()
  const business = await makeBusiness(ada)
  for (let nth = 10; nth < 22; nth++) await makeAdAccount(ada, business, `Account ${nth}`)
  await page.goto(`/business/${business.id}/hub/ad-accounts`)
  const next = page.getByRole('button', { name: /next/i }).first()
  const problem = page.getByRole('alert')
  const link = (name: string) => page.getByRole('link', { name })
  await expect(page.getByRole('row')).toHaveCount(11)

  const refuse = (status: number, message: string) =>
    page.route(LIST, (route) => route.fulfill({ status, json: { status: 'failure', message } }))
  await refuse(500, 'Out of order')
  await next.click()
  await expect(problem).toHaveText(/Out of order/)
  await expect(page.getByText('Out of order')).toHaveCount(1)
  await expect(link('Account 10')).toBeVisible()
  await problem.getByRole('button', { name: 'Dismiss' }).click()
  await expect(problem).toHaveCount(0)
  await page.unroute(LIST)

  await refuse(403, 'Not for you')
  await next.click()
  await expect(problem).toHaveText(/Not for you/)
  await expect(link('Account 10')).toBeVisible()
  await page.unroute(LIST)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(link('Account 20')).toBeVisible()
  await expect(problem).toHaveCount(0)

  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Sort by name/i }).click()
  await expect(problem).toHaveText(/Hmm...you're not connected to the internet/)
  await expect(link('Account 20')).toBeVisible()
  await context.setOffline(false)
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(name).toHaveAttribute('aria-sort', 'descending')

  await next.click()
  await link('Account 11').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account 11 settings' })).toBeVisible()
  await link('Back to the list').click()
  await expect(link('Account 10')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(name).toHaveAttribute('aria-sort', 'descending')
})

test('B-8.10 without a connection a save says so and a page comes with it; a session that ended is begun again beside the page; nothing typed is lost', async ({
  page,
  ada,
  context,
}) => {
  const business = await makeBusiness(ada)
  const website = page.getByLabel('Website')
  const save = page.getByRole('button', { name: 'Save' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await test.step('B-8.10 a save without a connection says so, can be dismissed, and keeps what was typed', async () => {
    await page.goto(`/business/${business.id}/hub/settings`)
    await website.fill('https://kiln.example')
    await context.setOffline(true)
    await save.click()
    await expect(page.getByText("Hmm...you're not connected to the internet")).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText("Hmm...you're not connected to the internet")).toHaveCount(0)
    await context.setOffline(false)
    await expect(website).toHaveValue('https://kiln.example')
    await save.click()
    await expect(page.getByText('Business saved')).toBeVisible()
  })

  await test.step('a page whose parts could not be loaded comes back with the connection', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /not connected/ })).toBeVisible()
    await context.setOffline(false)
    await expect(heading('History')).toBeVisible()
  })

  await test.step('a session that ended is begun again beside the page, and nothing typed is lost', async () => {
    await page.goBack()
    await expect(heading('Business settings')).toBeVisible()
    await website.fill('https://kiln-and-clay.example')
    await context.clearCookies()
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    const login = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    const tab = await login
    await tab.getByLabel('Email or username').fill(ada.person.email)
    await tab.getByLabel('Password', { exact: true }).fill(ada.person.password)
    await tab.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Business saved')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(website).toHaveValue('https://kiln-and-clay.example')
  })
})

import { expect, test } from '../fixtures/journey.ts'

test('I-0.01 from the front page one reaches a pin, its board, a search, a product and the business side', async ({
  someone,
}) => {
  const { page } = await someone('mira_solberg@demo.example')
  const main = page.getByRole('main')
  await page.goto('/')
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\/\d+/)

  await main.getByText('Saved to').getByRole('link').click()
  await expect(page).toHaveURL(/:\d+\/\w+\/[\w-]+\/$/)

  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('trainer')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\/pins\/\?q=trainer/)
  await main.getByRole('article').filter({ hasText: '$' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\/\d+/)
  await expect(main.getByText(/\$\d/).first()).toBeVisible()

  await page.goto('/settings/account-settings/')
  await main.getByRole('link', { name: /business/i }).click()
  await expect(page).toHaveURL(/\/business\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

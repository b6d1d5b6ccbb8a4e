import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('C-2.19 I-2.19 I-2.20 an address with words searches pins for them, and the box says so; what is not found leads on; a search is narrowed to boards and people', async ({
  page,
}) => {
  await page.goto('/search/pins/?q=pattern')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('pattern')
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Search' }).fill('zzzqqqxxyy')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page.getByText('No results for “zzzqqqxxyy”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Explore topics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Search' }).fill('pattern')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  const scopes = page.getByRole('navigation', { name: 'What to search' })
  await scopes.getByRole('link', { name: 'Boards' }).click()
  await expect(page).toHaveURL(/\/search\/boards\/\?q=pattern/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /pattern/i })
      .first(),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).fill('mira')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/q=mira/)
  await scopes.getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL(/\/search\/users\/\?q=mira/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Mira Solberg/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('Enter in the header opens the results; suggestions are walked with the arrow keys and taken with Enter', async ({
  page,
  ada,
}) => {
  expect(ada.id).not.toBe('')
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('salad')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/pins\/\?q=salad/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await box.clear()
  await box.pressSequentially('mira')
  const list = page.getByRole('listbox', { name: 'Search suggestions' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  await box.press('Escape')
  await expect(list).toHaveCount(0)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/mira/i)
})

test('a search is narrowed to videos, whose results play on their pages; without any it leads back to all pins', async ({
  page,
}) => {
  const video = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(async () => {
    await page.goto('/search/pins/?q=kayak')
    await page
      .getByRole('navigation', { name: 'What to search' })
      .getByRole('link', { name: 'Videos' })
      .click()
    await expect(page).toHaveURL(/\/search\/videos\/\?q=kayak/)
    await expect(video).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await video.click()
  await expect(page.getByRole('main').locator('video')).toHaveAttribute('src', /\/images\/videos\//)
  await page.goBack()
  await expect(video).toBeVisible()

  await page.getByRole('combobox', { name: 'Search' }).fill('zzzqqqxxyy')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/q=zzzqqqxxyy/)
  await page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name: 'Videos' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Search all pins' }).click()
  await expect(page).toHaveURL(/\/search\/pins\/\?q=zzzqqqxxyy/)
})

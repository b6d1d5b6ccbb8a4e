import { expect, test } from '../fixtures/journey.ts'

test('the home feed names why a pin is there, leaves out what the member chooses, and can be tuned back', async ({
  someone,
}) => {
  const { page } = await someone('mira_solberg@demo.example')
  await page.goto('/')
  const feed = page.getByRole('list', { name: 'Your home feed' })
  const card = feed.getByRole('article').filter({ hasText: 'You follow' }).first()
  const title = await card.getByRole('link').first().textContent()
  await card.hover()
  await card.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'Why am I seeing this pin?' }).click()
  const why = page.getByRole('dialog', { name: 'Why am I seeing this pin?' })
  await expect(why.getByText(/^You follow/)).toBeVisible()
  const person = why.getByRole('button', { name: /^Don’t show pins from (?!the board)/ })
  const name = (await person.textContent())?.replace('Don’t show pins from ', '') ?? ''
  await person.click()
  await expect(page.getByText(`Your feeds will leave out ${name}.`)).toBeVisible()
  await expect(feed.getByRole('link', { name: title ?? '', exact: true })).toBeHidden()

  await page.goto('/settings/home-feed/')
  const isInName = `Show ${name} in your home feed`
  const isIn = page.getByRole('checkbox', { name: isInName })
  await expect(isIn).not.toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await isIn.check({ force: true })
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('checkbox').first()).toBeChecked()
  // Somebody whose topic or board is followed, rather than they themselves, is listed only while left out.
  await expect(page.getByRole('checkbox', { name: isInName, checked: false })).toHaveCount(0)
})

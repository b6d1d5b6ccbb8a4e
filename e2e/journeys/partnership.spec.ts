import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('C-4.50 C-4.52 C-4.54 a sponsor is asked, approves, and leaves again', async ({
  page,
  ada,
  someone,
}) => {
  const pin = await ada.pin((await ada.board('Paid')).id, 'Made for money')
  const { page: theirs, member } = await someone()
  const { firstName } = member.person

  await page.goto(`/pin/${pin.id}/`)
  await page.getByRole('button', { name: 'More actions for this pin' }).click()
  await page.getByRole('menuitem', { name: 'Edit pin' }).click()
  await page.getByRole('combobox', { name: 'Sponsor' }).fill(firstName)
  await page.getByRole('option', { name: new RegExp(firstName) }).click()
  await expect(page.getByText(`Waiting for ${firstName} to approve`)).toBeVisible()
  await expectAccessible(page)

  await theirs.goto('/news_hub/')
  await theirs.getByRole('link', { name: /named you as the sponsor/ }).click()
  const question = theirs.getByRole('region', { name: 'Paid partnership request' })
  await expect(question).toBeVisible()
  await expectAccessible(theirs)
  await answered(theirs, () => question.getByRole('button', { name: 'Approve' }).click())
  const end = theirs.getByRole('button', { name: 'End partnership' })
  await expect(end).toBeVisible()

  await page.goto(`/pin/${pin.id}/`)
  const label = page.getByText(/^Paid partnership: /)
  await expect(label).toContainText(firstName)
  await page.goto(`/${ada.username}/_created/`)
  await expect(page.getByText('Paid partnership', { exact: true })).toBeVisible()

  await answered(theirs, () => end.click())
  await page.goto(`/pin/${pin.id}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Made for money' })).toBeVisible()
  await expect(label).toHaveCount(0)
})

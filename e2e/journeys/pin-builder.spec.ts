import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'

const BATCH = 10

test.use({ expectedFaults: [/status of 400/] })

test('C-2.49 ten drafts are edited together; eight are published, two stay with their faults', async ({
  page,
  ada,
}) => {
  test.slow()
  const board = await ada.board('Batch')
  await page.goto('/pin-builder/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(Array.from({ length: BATCH }, () => newPhoto()))
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await expect(drafts).toHaveCount(BATCH)
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const batch = page.getByRole('region', { name: 'Edit 10 drafts' })
  await batch.getByLabel('Title').fill('Ten at once')
  await batch.getByLabel('Board').selectOption({ label: 'Batch' })
  await batch.getByRole('button', { name: 'Apply to selected' }).click()
  await expectAccessible(page)
  for (const at of [3, 6]) {
    await drafts.nth(at).getByRole('button').click()
    await page.getByRole('region', { name: 'Draft', exact: true }).getByLabel('Link').fill('nonsense')
  }
  await expect(page.getByText('Not saved yet')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish 10 drafts' }).click()
  await expect(page.getByText('8 pins published. 2 drafts need changes.')).toBeVisible()
  await expect(drafts).toHaveCount(2)
  await expect(page.getByText('Needs changes')).toHaveCount(2)
  expect((await ada.call<{ pin_count: number }>('GET', `/v3/boards/${board.id}/`)).pin_count).toBe(8)

  await page.reload()
  await expect(drafts).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Draft', exact: true }).getByLabel('Link')).toHaveValue(
    'nonsense',
  )
})

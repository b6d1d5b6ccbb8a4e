import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'
import { newPhoto } from '../fixtures/photo.ts'

test('C-4.87 C-4.89 a pin waits for its date, gets another one, and is published at last', async ({
  page,
  ada,
}) => {
  const [board, title] = [await ada.board('Later'), `Waiting ${newWord()}`]
  await page.goto(`/pin-creation-tool/?board=${board.id}`)
  await page.locator('input[type=file]').setInputFiles(newPhoto())
  await expect(page.getByText('Image ready')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('radio', { name: 'Publish at a later date' }).check()
  await page.getByLabel('Date', { exact: true }).fill('2020-02-02')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await expectAccessible(page)
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page).toHaveURL(`/${ada.username}/_created/`)
  const waiting = page.getByRole('region', { name: 'Scheduled pins' })
  await expect(waiting.getByRole('heading', { name: title })).toBeVisible()
  expect((await ada.call<{ pin_count: number }>('GET', `/v3/boards/${board.id}/`)).pin_count).toBe(0)
  await expectAccessible(page)

  await waiting.getByRole('button', { name: `Edit ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit scheduled pin' })
  await dialog.getByLabel('Title').fill(`${title} again`)
  await dialog.getByLabel('Time').fill('09:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(waiting.getByRole('article')).toContainText('9:30')

  await waiting.getByRole('button', { name: `Publish now: ${title} again` }).click()
  await expect(page.getByText('Pin published')).toBeVisible()
  await expect(waiting.getByRole('heading', { name: 'No scheduled pins' })).toBeVisible()
  const pins = await ada.call<object[]>('GET', `/v3/boards/${board.id}/pins/`)
  expect(pins).toMatchObject([{ title: `${title} again` }])
})

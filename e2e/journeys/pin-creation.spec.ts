import { Buffer } from 'node:buffer'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'

test.describe('what is refused', () => {
  test.use({ expectedFaults: [/status of (400|422|502)/] })

  test('without a picture and a board nothing is published; a file that is no picture and an address that is none, or leads inside, are refused with words', async ({
    page,
    ada,
  }) => {
    expect(ada.id).not.toBe('')
    await page.goto('/pin-creation-tool/')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Add an image.')).toBeVisible()
    await expect(page.getByText('Choose a board.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Save from a website' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save from a website' })
    const address = dialog.getByLabel('Page or image address')
    await address.fill('not an address')
    await dialog.getByRole('button', { name: 'Find images' }).click()
    await expect(dialog.getByText('Enter a valid web address.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await address.fill('http://127.0.0.1:22/secret.png')
    await dialog.getByRole('button', { name: 'Find images' }).click()
    await expect(
      dialog
        .getByRole('alert')
        .or(dialog.getByText(/not allowed|address/i))
        .last(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('only words') })
    await expect(page.getByText('It isn’t an image.', { exact: false })).toBeVisible()
  })
})

test('what was entered is not lost by accident, whichever way leads out', async ({ page, ada }) => {
  await ada.board('Almost')
  await page.goto('/pin-builder/')
  await page.getByRole('link', { name: 'One pin' }).click()
  await expect(page.getByRole('heading', { name: 'Create a pin' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(newPhoto())
  await page.getByLabel('Title').fill('Half a pin')
  const question = page.getByRole('dialog', { name: 'Leave without publishing?' })
  const search = page.getByRole('combobox', { name: 'Search' })
  const ways = {
    link: () => page.getByRole('link', { name: 'Tessera' }).first().click(),
    back: () => page.evaluate(() => window.history.back()),
    search: async () => {
      await search.fill('bowls')
      await search.press('Enter')
    },
    logOut: async () => {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
    },
  }
  for (const leave of Object.values(ways)) {
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/\/pin-creation-tool\/$/)
    await expect(page.getByLabel('Title')).toHaveValue('Half a pin')
  }
  const asked = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await closed
  await ways.back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/pin-builder\/$/)
})

import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('C-2.36 C-2.52 a member gives feedback from the account menu and from the pin builder, and reads the thanks', async ({
  page,
  ada: _ada,
}) => {
  await page.goto('/pin-creation-tool/')
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give feedback' })
  await expect(dialog.getByLabel('How can we make creating pins better?')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Give feedback' }).click()
  await dialog.getByLabel('What could we do better?').fill('More colors')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await test.step('C-9.36 C-9.37 C-9.38 an announcement stands at the foot of a desk, and below the header of what is smaller', async () => {
    const toasts = page.getByRole('region', { name: 'Announcements' })
    await expect(toasts).toHaveCSS('bottom', '14px')
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(toasts).toHaveCSS('top', '80px')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(toasts).toHaveCSS('top', '56px')
  })
})

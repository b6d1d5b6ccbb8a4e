import { expect, test } from '../fixtures/journey.ts'

const { README_PICTURE } = process.env

test('the home feed is photographed for the README', async ({ someone }) => {
  const { page } = await someone('mira_solberg@demo.example')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: README_PICTURE ?? '', animations: 'disabled' })
})

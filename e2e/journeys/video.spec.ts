import { fileURLToPath } from 'node:url'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

const CLIP = fileURLToPath(new URL('../fixtures/clip.mp4', import.meta.url))

test('C-1.02 a clip is uploaded, processed, published and played from its page', async ({ page, ada }) => {
  test.slow()
  await ada.board('Moving')
  await page.goto('/pin-creation-tool/')
  await page.locator('input[type=file]').first().setInputFiles(CLIP)
  await expect(page.getByText('Video ready')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Title').fill('Bars of color')
  await page.getByLabel('Board').selectOption({ label: 'Moving' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  const player = page.getByRole('main').locator('video[aria-label="Bars of color"]')
  await expect(player).toBeVisible()
  await expect(player).toHaveAttribute('src', /\/images\/videos\/.+(?:720p\.mp4|\.m3u8)$/)
  await expect(player).toHaveAttribute('poster', /736x/)
  const file = await page.request.get((await player.getAttribute('src')) ?? '')
  expect(file.status()).toBe(200)
  await expectAccessible(page)

  await page.reload()
  await expect(player).toHaveAttribute('src', /\/images\/videos\//)
})

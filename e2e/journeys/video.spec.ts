import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

const CLIP = fileURLToPath(new URL('../fixtures/clip.mp4', import.meta.url))

/** What is refused as captions. */
test.use({ expectedFaults: [/status of 400/] })

/** Makes the browser one that streams by itself or one that does not, whatever this build of it can do. */
const withoutNativeHls = (page: Page) =>
  page.addInitScript(() => {
    const asked = HTMLMediaElement.prototype.canPlayType
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
      return type === 'application/vnd.apple.mpegurl' ? '' : asked.call(this, type)
    }
  })

const positionOf = (page: Page, title: string) =>
  page.locator(`video[aria-label="${title}"]`).evaluate((video: HTMLVideoElement) => video.currentTime)

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

  await test.step('C-3.13 its creator gives it captions, which are served as WebVTT', async () => {
    await page.getByRole('button', { name: 'More actions for this pin' }).click()
    await page.getByRole('menuitem', { name: 'Edit pin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit pin' })
    const captions = (text: string) => ({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
    await dialog.getByLabel('Captions file').setInputFiles(captions('1\n00:00:00,000 --> 00:00:01,000\nNo'))
    await expect(dialog.getByText(/^Choose a WebVTT file/)).toBeVisible()
    await dialog.getByLabel('Captions file').setInputFiles(captions('WEBVTT\n\n00:00.000 --> 00:01.000\nYes'))
    await expect(dialog.getByText('In English')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const track = await page.request.get((await player.locator('track').getAttribute('src')) ?? '')
    expect(await track.text()).toContain('Yes')
  })

  await page.reload()
  await expect(player).toHaveAttribute('src', /\/images\/videos\//)
  const play = () => player.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))

  await test.step('C-3.13 what plays is streamed where the browser can do that by itself', async () => {
    const isNative = await player.evaluate(
      (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== '',
    )
    await expect(player).toHaveAttribute('src', isNative ? /\.m3u8$/ : /720p\.mp4$/)
    await play()
    await expect.poll(() => positionOf(page, 'Bars of color')).toBeGreaterThan(0.2)
  })

  await test.step('C-3.13 elsewhere a script streams it in parts of a file', async () => {
    await withoutNativeHls(page)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(`${request.headers()['range'] ?? ''} ${request.url()}`))
    await page.reload()
    await expect(player).toHaveAttribute('src', /720p\.mp4$/)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((one) => one.includes('.m3u8'))).toEqual([])
    await play()
    await expect(player).toHaveAttribute('src', /^blob:/)
    await expect.poll(() => positionOf(page, 'Bars of color')).toBeGreaterThan(0.2)
    expect(asked.some((one) => one.endsWith('all.m3u8'))).toBe(true)
    expect(asked.some((one) => /^bytes=\d+-\d+ .+\.m4s$/.test(one))).toBe(true)
  })

  await test.step('C-3.13 the 720p file plays where the playlist does not come', async () => {
    await page.route('**/*.m3u8', (route) => route.fulfill({ status: 200, body: 'no playlist' }))
    await page.reload()
    await expect(player).toHaveAttribute('src', /720p\.mp4$/)
    const listAsked = page.waitForRequest('**/all.m3u8')
    await play()
    await listAsked
    await expect(player).toHaveAttribute('src', /720p\.mp4$/)
    await expect.poll(() => positionOf(page, 'Bars of color')).toBeGreaterThan(0.2)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

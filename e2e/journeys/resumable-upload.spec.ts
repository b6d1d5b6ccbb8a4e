import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

const CLIP = fileURLToPath(new URL('../fixtures/clip.mp4', import.meta.url))
const MEGABYTE = 1024 * 1024
const FILE_BYTES = 40 * MEGABYTE
const CUT_AT = 24 * MEGABYTE
const UPLOADS = /\/v3\/media\/resumable_uploads\/\d+\/$/
/** Requests of megabytes pass the test on their way. */
const PARTS_TIMEOUT_MS = 60_000
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBars of color\n'

test.use({ expectedFaults: [/ERR_FAILED|ERR_CONNECTION_RESET/] })

/** A clip of 40 MB: most of it is a box that players skip. */
async function largeClip(folder: string): Promise<string> {
  const clip = await readFile(CLIP)
  const free = Buffer.alloc(FILE_BYTES - clip.length, 'tessera')
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4)
  const path = join(folder, 'waves.mp4')
  await writeFile(path, Buffer.concat([clip, free]))
  return path
}

const offsetOf = (request: Request): number => Number(request.headers()['upload-offset'])
const chooser = (page: Page) => page.locator('input[type=file]').first()

/** Where each part begins that the page brings from now on. */
function partsOf(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && UPLOADS.test(request.url())) offsets.push(offsetOf(request))
  })
  return offsets
}

test('a 40 MB video that is cut off at 60% goes on there after a reload, and plays with captions', async ({
  page,
  ada,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-large-clip-'))
  const file = await largeClip(folder)
  await ada.board('Moving')
  await page.goto('/pin-creation-tool/')
  await page.route(UPLOADS, (route) =>
    route.request().method() === 'PATCH' && offsetOf(route.request()) < CUT_AT
      ? route.continue()
      : route.abort('connectionreset'),
  )
  const cutOff = page.waitForEvent('requestfailed', {
    predicate: (request) => UPLOADS.test(request.url()),
    timeout: PARTS_TIMEOUT_MS,
  })
  await chooser(page).setInputFiles(file)
  expect(offsetOf(await cutOff)).toBe(CUT_AT)
  await page.reload()
  await page.unroute(UPLOADS)
  await expect(page.getByText('waves.mp4 isn’t fully uploaded.', { exact: false })).toBeVisible()
  await expectAccessible(page)

  const offsets = partsOf(page)
  await chooser(page).setInputFiles(file)
  await expect(page.getByText('Picking up where your last upload stopped.')).toBeVisible()
  await expect(page.getByText('Video ready')).toBeVisible({ timeout: 60_000 })
  expect(offsets.map((offset) => offset / MEGABYTE)).toEqual([24, 28, 32, 36])
  await rm(folder, { recursive: true })

  await page.getByLabel('Title').fill('Bars of color')
  await page.getByLabel('Board').selectOption({ label: 'Moving' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const player = page.getByRole('main').locator('video[aria-label="Bars of color"]')
  await expect(player).toHaveAttribute('poster', /736x/)
  const signature = /[0-9a-f]{32}/.exec((await player.getAttribute('poster')) ?? '')?.[0]
  await ada.call('PUT', `/v3/media/videos/${signature}/captions/`, { captions: CAPTIONS })
  await page.reload()
  await expect(player).toHaveAttribute('src', /\/images\/videos\//)
  const cues = await player.evaluate(async (video: HTMLVideoElement) => {
    const track = video.querySelector('track')
    if (!track) return []
    track.track.mode = 'showing'
    if (track.readyState !== HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }))
    return [...(track.track.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''))
  })
  expect(cues).toEqual(['Bars of color'])
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
  })
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)
})

test('an upload that is canceled is gone on the server, too', async ({ page, ada }) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-large-clip-'))
  const file = await largeClip(folder)
  await page.goto('/pin-creation-tool/')
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'PATCH' && offsetOf(route.request()) >= CUT_AT) return
    await route.continue()
  })
  const held = page.waitForRequest(
    (request) => request.method() === 'PATCH' && UPLOADS.test(request.url()) && offsetOf(request) >= CUT_AT,
    { timeout: PARTS_TIMEOUT_MS },
  )
  await chooser(page).setInputFiles(file)
  const path = new URL((await held).url()).pathname
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Remove image' }).click()
  expect((await ended).status()).toBe(204)
  const uploadId = /(\d+)\/$/.exec(path)?.[1] ?? ''
  await expect(ada.call('GET', `/v3/media/uploads/${uploadId}/`)).rejects.toThrow(/answered 404/)
  await page.reload()
  await expect(page.getByText('isn’t fully uploaded.', { exact: false })).toHaveCount(0)
  await rm(folder, { recursive: true })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTusServer } from '../../test/fake-tus-server.ts'
import { uploadResumably } from './resumable-upload.ts'
import { unfinishedName } from './unfinished-uploads.ts'
import { UPLOAD_CANCELED } from './upload-canceled.ts'

const MEGABYTE = 1024 * 1024
const file = new File([new Uint8Array(10 * MEGABYTE)], 'waves.mp4', { type: 'video/mp4', lastModified: 7 })

let server: ReturnType<typeof fakeTusServer>
beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  server = fakeTusServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Uploads the file as a page does; `waitMs` is how long its member looks on. */
async function upload(controller = new AbortController(), waitMs = 300_000) {
  const seen = { shares: [] as number[], resumed: 0 }
  const ending = uploadResumably(file, 'video', {
    onProgress: (share) => seen.shares.push(share),
    onResumed: () => (seen.resumed += 1),
    signal: controller.signal,
  }).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(waitMs)
  return { ending, seen }
}

const parts = () =>
  server.sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ offset, bytes }) => [(offset ?? 0) / MEGABYTE, bytes / MEGABYTE])

it('sends a file part by part, and is finished with it once it served its purpose', async () => {
  const { ending, seen } = await upload()
  const end = await ending
  expect(end).toMatchObject({ uploadId: '5' })
  expect(parts()).toEqual([
    [0, 4],
    [4, 4],
    [8, 2],
  ])
  expect(seen.resumed).toBe(0)
  expect(seen.shares.at(-1)).toBe(1)
  expect(unfinishedName('video')).toBe('waves.mp4')
  if (typeof end === 'object' && 'forget' in end) end.forget()
  expect(unfinishedName('video')).toBeNull()
})

it('what is lost on its way is sent again from where the server says, with growing pauses', async () => {
  const held = server.holdParts()
  const { ending } = await upload(new AbortController(), 1_000)
  server.failures.push(0, 503, 0)
  held[0]?.answer(4 * MEGABYTE)
  await vi.advanceTimersByTimeAsync(7_500)
  expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'HEAD', 'PATCH'])
  held[1]?.answer(4 * MEGABYTE)
  await vi.advanceTimersByTimeAsync(10)
  held[2]?.answer(4 * MEGABYTE)
  await vi.advanceTimersByTimeAsync(10)
  held[3]?.answer(2 * MEGABYTE)
  expect(await ending).toMatchObject({ uploadId: '5' })
  expect(parts().map(([offset]) => offset)).toEqual([0, 0, 4, 8])
})

it('an answer that says nothing is no progress', async () => {
  server.failures.push(...Array.from({ length: 30 }, () => 201))
  const { ending } = await upload()
  expect(await ending).toMatchObject({ error: { httpStatus: 0 } })
  expect(server.sent).toHaveLength(8)
})

it('after a reload the same file goes on where it was, and says so', async () => {
  const page = new AbortController()
  const held = server.holdParts()
  const before = await upload(page, 1_000)
  held[0]?.answer(4 * MEGABYTE)
  await vi.advanceTimersByTimeAsync(10)
  page.abort()
  await before.ending
  expect(held[1]?.isAborted).toBe(true)
  const { uploads } = server
  server = fakeTusServer()
  for (const entry of uploads) server.uploads.set(...entry)
  const { ending, seen } = await upload()
  expect(await ending).toMatchObject({ uploadId: '5' })
  expect(server.sent.map(({ method }) => method)).toEqual(['HEAD', 'PATCH', 'PATCH'])
  expect(parts()).toEqual([
    [4, 4],
    [8, 2],
  ])
  expect(seen.resumed).toBe(1)
  expect(seen.shares[0]).toBe(0.4)
})

it('an upload that the server no longer has begins anew without a fault', async () => {
  const page = new AbortController()
  server.holdParts()
  const before = await upload(page, 1_000)
  page.abort()
  await before.ending
  server = fakeTusServer()
  const { ending, seen } = await upload()
  expect(await ending).toMatchObject({ uploadId: '5' })
  expect(server.sent.map(({ method }) => method)).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH'])
  expect(seen.resumed).toBe(0)
})

it('one that is canceled ends on the server too, one that is left does not', async () => {
  const left = new AbortController()
  server.holdParts()
  const { ending } = await upload(left, 1_000)
  left.abort()
  expect(await ending).toBe('AbortError')
  expect(server.uploads.size).toBe(1)
  const canceled = new AbortController()
  const second = await upload(canceled, 1_000)
  canceled.abort(UPLOAD_CANCELED)
  expect(await second.ending).toBe('AbortError')
  expect(server.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/v3/media/resumable_uploads/5/' })
  expect(server.uploads.size).toBe(0)
  expect(unfinishedName('video')).toBeNull()
})

it('waits while the network is away, and goes on at once when it is back', async () => {
  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  server.failures.push(0)
  const page = new AbortController()
  const { ending } = await upload(page, 600_000)
  expect(server.sent).toHaveLength(1)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ending).toMatchObject({ uploadId: '5' })
})

it('gives up after many tries without progress, and goes on from there when it is tried again', async () => {
  const held = server.holdParts()
  const first = await upload(new AbortController(), 1_000)
  server.failures.push(...Array.from({ length: 8 }, () => 0))
  held[0]?.answer(0)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await first.ending).toMatchObject({ error: { httpStatus: 0 } })
  const tried = server.sent.length
  const page = new AbortController()
  const again = await upload(page, 1_000)
  expect(server.sent[tried]).toMatchObject({ method: 'HEAD', path: '/v3/media/resumable_uploads/5/' })
  page.abort()
  await again.ending
})

it('tells what the server refuses, without another try', async () => {
  server.failures.push(413)
  const { ending } = await upload()
  expect(await ending).toMatchObject({ error: { httpStatus: 413 } })
  expect(server.sent).toHaveLength(1)
})

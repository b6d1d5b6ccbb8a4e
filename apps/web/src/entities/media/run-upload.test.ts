// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { fakeTusServer } from '../../test/fake-tus-server.ts'
import { runUpload } from './run-upload.ts'

const MEGABYTE = 1024 * 1024
const file = new File([new Uint8Array(MEGABYTE)], 'waves.mp4', { type: 'video/mp4', lastModified: 7 })
const AN_HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  fakeTusServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Uploads a video to a server that reports these states of it, one after the other, and the last from then on. */
async function upload(answers: readonly unknown[]) {
  const left = [...answers]
  const status = () => (left.length > 1 ? left.shift() : left[0])
  const { transport } = fakeServer({ 'media.status': status })
  const { dispatch } = makeStore({ transport })
  // Loaded on use, which takes no time of the clock's.
  await import('./resumable-upload.ts')
  const watch = { onProgress: () => undefined, signal: new AbortController().signal }
  const ending = runUpload(file, dispatch, watch)
  await vi.advanceTimersByTimeAsync(AN_HOUR_MS)
  return ending
}

const working = { status: 'processing' }
const done = { status: 'succeeded', signature: 'ab' }

it('a video goes on while the server is away for a moment, as often as that is', async () => {
  const away = [refusal(0), refusal(503), refusal(502)]
  const often = Array.from({ length: 20 }, () => [...away, working]).flat()
  expect(await upload([...often, done])).toEqual({ uploadId: '5', signature: 'ab' })
})

it('a server that stays away is given up', async () => {
  expect(await upload([working, refusal(503)])).toMatchObject({ error: { httpStatus: 503 } })
})

it('what the server refuses is not asked for again', async () => {
  expect(await upload([working, refusal(404), done])).toMatchObject({ error: { httpStatus: 404 } })
})

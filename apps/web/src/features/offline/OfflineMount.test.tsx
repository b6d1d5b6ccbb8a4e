import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HELD } from '../../shared/browser/worker/replay.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { OfflineMount } from './OfflineMount.tsx'

const asked = vi.fn()
const workers = Object.assign(new EventTarget(), { controller: { postMessage: asked } })

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
})

const says = (data: object) => act(() => workers.dispatchEvent(new MessageEvent('message', { data })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const taken = { id: 'k1', kind: 'events', name: 'tracking.upload', input: {}, status: 200, body: null }

it('I-8.31 what a server in reach could not take yet is sent again after a while, and then no more', async () => {
  await renderWithStore(<OfflineMount />)
  expect(asked).toHaveBeenCalledTimes(1)
  await says(HELD)
  await pass(999)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(asked).toHaveBeenCalledTimes(2)
  await says(HELD)
  await pass(1_499)
  expect(asked).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(asked).toHaveBeenCalledTimes(3)
  await says(taken)
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
  await says(HELD)
  await pass(1_000)
  expect(asked).toHaveBeenCalledTimes(4)
})

it('a page that is left asks no more', async () => {
  const { unmount } = await renderWithStore(<OfflineMount />)
  await says(HELD)
  unmount()
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('a worker that takes over is asked at once, for a page that is left no more', async () => {
  const { unmount } = await renderWithStore(<OfflineMount />)
  act(() => void workers.dispatchEvent(new Event('controllerchange')))
  expect(asked).toHaveBeenCalledTimes(2)
  unmount()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(asked).toHaveBeenCalledTimes(2)
})

it('I-8.30 each replay is counted as a success or a failure, and batches that fail are lost without a word', async () => {
  const counted: object[] = []
  const detach = attachTracker({ track: () => undefined, count: (metric) => counted.push(metric) })
  // What was counted before anybody listened comes first.
  counted.length = 0
  const { store } = await renderWithStore(<OfflineMount />)
  await says(taken)
  await says({ ...taken, id: 'k2', status: 400 })
  await says({ ...taken, id: 'k3', status: null })
  detach()
  expect(counted).toEqual(
    ['success', 'failure', 'failure'].map((outcome) => ({
      name: 'service_worker_replay',
      tags: { outcome },
    })),
  )
  expect(selectToasts(store.getState())).toEqual([])
})

it('what was done without a connection and is refused in the end is told', async () => {
  const { store } = await renderWithStore(<OfflineMount />, { messageAreas: ['offline'] })
  const like = { ...taken, kind: 'write', name: 'pins.react' }
  await says(like)
  expect(selectToasts(store.getState())).toEqual([])
  await says({ ...like, id: 'k2', status: 404 })
  expect(selectToasts(store.getState())).toMatchObject([
    { text: 'Something you did while offline couldn’t be saved.', tone: 'error' },
  ])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollWhileSeen } from './poll-while-seen.ts'

const seen = { state: 'visible' as DocumentVisibilityState }

function turn(state: DocumentVisibilityState) {
  seen.state = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  seen.state = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen.state)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const aTask = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

it('asks again after each answer, and no more once it is ended', async () => {
  const task = aTask()
  const stop = pollWhileSeen(1000, task)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(3)
})

it('rests while nobody looks, and asks at once when somebody does again', async () => {
  const task = aTask()
  const stop = pollWhileSeen(1000, task)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).not.toHaveBeenCalled()
  turn('visible')
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
  stop()
})

it('goes on after a call that failed', async () => {
  const task = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')))
  const stop = pollWhileSeen(1000, task)
  await vi.advanceTimersByTimeAsync(2000)
  expect(task).toHaveBeenCalledTimes(2)
  stop()
})

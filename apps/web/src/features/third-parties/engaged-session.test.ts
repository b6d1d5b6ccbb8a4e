import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { after } from '../../shared/browser/timer.ts'
import { whenEngaged } from './engaged-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('I-4.100 a session is told of as engaged after 60000 ms, not before, and not after leaving', () => {
  const tell = vi.fn()
  whenEngaged(after, tell)
  vi.advanceTimersByTime(59_999)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(1)
  const leave = whenEngaged(after, tell)
  vi.advanceTimersByTime(59_999)
  leave()
  vi.advanceTimersByTime(10)
  expect(tell).toHaveBeenCalledTimes(1)
})

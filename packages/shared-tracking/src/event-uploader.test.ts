import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Batch, makeEventUploader, type SendOutcome } from './event-uploader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const schedule = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

function anUploader(outcomes: readonly SendOutcome[]) {
  const start = Date.now()
  const sends: { at: number; batch: Batch<string> }[] = []
  const lost: Batch<string>[] = []
  const uploader = makeEventUploader<string>({
    now: () => Date.now(),
    schedule,
    send: async (batch) => {
      sends.push({ at: (Date.now() - start) / 1000, batch })
      return outcomes[sends.length - 1] ?? 'failed'
    },
    onLost: (batch) => lost.push(batch),
  })
  return { ...uploader, sends, lost }
}

describe('an upload of events', () => {
  it('I-9.06 I-8.09 that fails is sent at 0, 1, 3, 7 and 15 s, then dropped and counted', async () => {
    const { upload, sends, lost } = anUploader([])
    upload(['a', 'b'], 'timer')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(lost).toEqual([])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(sends.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15])
    expect(lost.map(({ events }) => events)).toEqual([['a', 'b']])
    expect(new Set(sends.map(({ batch }) => batch)).size).toBe(1)
  })

  it('I-8.09 ends with the try that succeeds', async () => {
    const { upload, sends, lost } = anUploader(['failed', 'failed', 'stored'])
    upload(['a'], 'timer')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sends.length, lost.length]).toEqual([3, 0])
  })

  it('is not repeated when the server would refuse it again', async () => {
    const { upload, sends, lost } = anUploader(['refused'])
    upload(['a'], 'full')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sends.length, lost.length]).toEqual([1, 1])
  })

  it('leaves a closing page in pieces a browser still carries', async () => {
    const { upload, sends } = anUploader(['stored', 'stored'])
    upload(['x'.repeat(9_000), 'y'.repeat(9_000)], 'leaving')
    await vi.advanceTimersByTimeAsync(0)
    expect(sends.map(({ batch }) => batch.events.length)).toEqual([1, 1])
  })
})

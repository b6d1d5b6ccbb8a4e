import { describe, expect, it } from 'vitest'
import { type Batch, makeEventUploader, type SendOutcome } from './event-uploader.ts'
import { testClock } from './testing/test-clock.ts'

function anUploader(outcomes: readonly SendOutcome[]) {
  const clock = testClock()
  const sends: { at: number; batch: Batch<string> }[] = []
  const lost: Batch<string>[] = []
  const uploader = makeEventUploader<string>({
    now: clock.now,
    schedule: clock.schedule,
    send: async (batch) => {
      sends.push({ at: clock.now() / 1000, batch })
      return outcomes[sends.length - 1] ?? 'failed'
    },
    onLost: (batch) => lost.push(batch),
  })
  return { ...uploader, sends, lost, pass: clock.pass }
}

describe('an upload of events', () => {
  it('I-9.06 I-8.09 that fails is sent at 0, 1, 3, 7 and 15 s, then dropped and counted', async () => {
    const { upload, sends, lost, pass } = anUploader([])
    upload(['a', 'b'], 'timer')
    await pass(14_999)
    expect(lost).toEqual([])
    await pass(100_000)
    expect(sends.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15])
    expect(lost.map(({ events }) => events)).toEqual([['a', 'b']])
    expect(new Set(sends.map(({ batch }) => batch)).size).toBe(1)
  })

  it('I-8.09 ends with the try that succeeds', async () => {
    const { upload, sends, lost, pass } = anUploader(['failed', 'failed', 'stored'])
    upload(['a'], 'timer')
    await pass(60_000)
    expect([sends.length, lost.length]).toEqual([3, 0])
  })

  it('is not repeated when the server would refuse it again', async () => {
    const { upload, sends, lost, pass } = anUploader(['refused'])
    upload(['a'], 'full')
    await pass(60_000)
    expect([sends.length, lost.length]).toEqual([1, 1])
  })

  it('leaves a closing page in pieces a browser still carries', async () => {
    const { upload, sends, pass } = anUploader(['stored', 'stored'])
    upload(['x'.repeat(5_000), 'y'.repeat(5_000)], 'leaving')
    await pass(0)
    expect(sends.map(({ batch }) => batch.events.length)).toEqual([1, 1])
  })
})

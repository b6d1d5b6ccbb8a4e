import { describe, expect, it } from 'vitest'
import { type FlushReason, makeEventBuffer } from './event-buffer.ts'
import { EVENT_TYPES, VIEW_TYPES } from './event-catalogue.ts'
import { testClock } from './testing/test-clock.ts'
import { flushDelayMs, type FlushViewer } from './flush-rules.ts'

type Sized = { text: string; delay?: number }

function aBuffer() {
  const flushed: { count: number; reason: FlushReason; at: number }[] = []
  const clock = testClock()
  const buffer = makeEventBuffer<Sized>({
    now: clock.now,
    schedule: clock.schedule,
    delayMs: ({ delay = 10_000 }) => delay,
    deliver: (events, reason) => flushed.push({ count: events.length, reason, at: clock.now() }),
  })
  return { ...buffer, flushed, pass: clock.pass }
}

/** An event of so many bytes as JSON: `{"text":""}` is eleven of them. */
const ofBytes = (bytes: number): Sized => ({ text: 'x'.repeat(bytes - 11) })

const desk: FlushViewer = { isDesktop: true, isAuthenticated: true, hasFastFlush: false }
const seen = (event_type: 1 | 13, view_type: 1 | 3 | 9) => ({ event_type, view_type })

describe('the event buffer', () => {
  it('I-9.01 waits at 20479 bytes and leaves at 20480', () => {
    const { add, flushed } = aBuffer()
    add(ofBytes(20_000))
    add(ofBytes(479))
    expect(flushed).toEqual([])
    add({ text: 'x' })
    expect(flushed).toEqual([{ count: 3, reason: 'full', at: 0 }])
    const exact = aBuffer()
    exact.add(ofBytes(20_479))
    expect(exact.flushed).toEqual([])
    const full = aBuffer()
    full.add(ofBytes(20_480))
    expect(full.flushed).toHaveLength(1)
  })

  it('counts bytes, not characters', () => {
    const { add, flushed } = aBuffer()
    add({ text: '€'.repeat(6830) })
    expect(flushed).toHaveLength(1)
  })

  it('I-9.02 leaves once, 10 s after its first event', async () => {
    const { add, flushed, pass } = aBuffer()
    add({ text: 'a' })
    await pass(9_000)
    add({ text: 'b' })
    await pass(999)
    expect(flushed).toEqual([])
    await pass(1)
    expect(flushed).toEqual([{ count: 2, reason: 'timer', at: 10_000 }])
    await pass(60_000)
    expect(flushed).toHaveLength(1)
  })

  it('leaves with its most urgent event', async () => {
    const { add, flushed, pass } = aBuffer()
    add({ text: 'patient' })
    add({ text: 'urgent', delay: 300 })
    await pass(300)
    expect(flushed).toEqual([{ count: 2, reason: 'timer', at: 300 }])
  })

  it('leaves at once when the page is left, and not at all when it is empty', async () => {
    const { add, flush, flushed, pass } = aBuffer()
    flush('leaving')
    add({ text: 'a' })
    flush('leaving')
    await pass(60_000)
    expect(flushed).toEqual([{ count: 1, reason: 'leaving', at: 0 }])
  })
})

describe('how long an event may wait', () => {
  it('I-9.02 I-9.03 is 10 s, and 300 ms for members at a desk under the experiment', () => {
    expect(flushDelayMs(seen(1, 1), desk)).toBe(10_000)
    expect(flushDelayMs(seen(1, 1), { ...desk, hasFastFlush: true })).toBe(300)
  })

  it('I-9.04 is 300 ms for event 13 on view types 9 and 3 only', () => {
    expect([EVENT_TYPES.VIEW, VIEW_TYPES.HOME_FEED, VIEW_TYPES.PIN_CLOSEUP]).toEqual([13, 9, 3])
    expect(flushDelayMs(seen(13, 9), desk)).toBe(300)
    expect(flushDelayMs(seen(13, 3), { ...desk, isDesktop: false })).toBe(300)
    expect(flushDelayMs(seen(13, 1), desk)).toBe(10_000)
    expect(flushDelayMs(seen(1, 9), desk)).toBe(10_000)
  })

  it('I-9.05 is 10 s for phones and visitors even under the experiment', () => {
    for (const viewer of [{ isDesktop: false }, { isAuthenticated: false }])
      expect(flushDelayMs(seen(1, 9), { ...desk, hasFastFlush: true, ...viewer })).toBe(10_000)
  })
})

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { attachTracker, countMetric, track } from './track.ts'

let detach: () => void = () => undefined
afterEach(() => detach())

it('what is told before the tracker is here waits for it, in order, and reaches it once', () => {
  const told: unknown[] = []
  const sink = { track: (input: unknown) => told.push(input), count: (metric: unknown) => told.push(metric) }
  track({ event_type: 1 })
  countMetric('boot', { ok: 'yes' })
  detach = attachTracker(sink)
  track({ event_type: 2 })
  detach()
  detach = attachTracker(sink)
  expect(told).toEqual([{ event_type: 1 }, { name: 'boot', tags: { ok: 'yes' } }, { event_type: 2 }])
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paceOf, partOfDay } from './pacing.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const dayOf = (from: string, hours = 24) => ({
  from: new Date(from),
  to: new Date(Date.parse(from) + hours * HOUR_MS),
})
const nothing: number[] = []

it.each([
  ['2026-03-10T00:00:00Z', 24, '2026-03-10T12:00:00Z', 0.5],
  // Half an hour beside the hours of UTC.
  ['2026-03-09T18:30:00Z', 24, '2026-03-10T00:30:00Z', 0.25],
  // The clocks go forward, and back.
  ['2026-03-28T23:00:00Z', 23, '2026-03-29T10:30:00Z', 0.5],
  ['2026-10-24T22:00:00Z', 25, '2026-10-25T10:30:00Z', 0.5],
])('a day from %s of %i hours, of which nothing is known, is even', (from, hours, now, part) => {
  expect(partOfDay(nothing, dayOf(from, hours), new Date(now))).toBeCloseTo(part, 10)
})

it('a day is as its hours were: an evening counts more than the night before', () => {
  const evenings = Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? 100_000 : 0))
  const day = dayOf('2026-03-10T00:00:00Z')
  const at = (hour: number) => partOfDay(evenings, day, new Date(day.from.getTime() + hour * HOUR_MS))
  expect(at(18)).toBeLessThan(0.01)
  expect(at(21)).toBeCloseTo(0.5, 2)
  expect(at(24)).toBe(1)
})

it('a few pages say little of a day', () => {
  const oneMorning = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 50 : 0))
  const noon = partOfDay(oneMorning, dayOf('2026-03-10T00:00:00Z'), new Date('2026-03-10T12:00:00Z'))
  expect(noon).toBeCloseTo(0.524, 3)
})

it('a day begins with nothing, ends whole, and never goes back', () => {
  const pages = fc.array(fc.nat(1_000_000), { minLength: 24, maxLength: 24 })
  const minutes = fc.integer({ min: 0, max: 24 * 60 })
  fc.assert(
    fc.property(pages, minutes, minutes, (known, one, other) => {
      const day = dayOf('2026-03-09T18:30:00Z')
      const at = (minute: number) => partOfDay(known, day, new Date(day.from.getTime() + minute * 60_000))
      expect([at(0), at(24 * 60)]).toEqual([0, 1])
      expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)))
    }),
  )
})

it('a budget may be a twentieth ahead of the day, and is never more than itself', () => {
  expect([0, 0.5, 0.95, 1].map((part) => paceOf(1_000_000, part))).toEqual([
    50_000, 550_000, 1_000_000, 1_000_000,
  ])
})

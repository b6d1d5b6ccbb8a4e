import { expect, it } from 'vitest'
import { scheduleFault } from './schedule-rules.ts'

const now = new Date('2026-03-01T12:00:00Z')

it.each([
  ['2026-03-01T12:00:01Z', null],
  ['2026-03-31T12:00:00Z', null],
  ['2026-03-31T12:00:01Z', 'tooFar'],
  ['2026-03-01T12:00:00Z', 'inThePast'],
  ['2026-02-01T12:00:00Z', 'inThePast'],
  ['never', 'notATime'],
])('C-5.13 publishing at %s: %s', (at, fault) => {
  expect(scheduleFault(new Date(at), now)).toBe(fault)
})

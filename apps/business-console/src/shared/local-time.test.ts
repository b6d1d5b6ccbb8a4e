import { expect, it } from 'vitest'
import { localDay } from './local-time.ts'

it.each([
  ['Pacific/Auckland', '2026-11-30T15:00:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-12-01T03:00:00Z', '2026-11-30'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('the day in %s is its own, not that of the server', (zone, at, day) => {
  expect(localDay(new Date(at), zone)).toBe(day)
})

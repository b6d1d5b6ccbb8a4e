import { describe, expect, it } from 'vitest'
import {
  awaySince,
  daysAfter,
  daysToExpiration,
  graceSince,
  hasComeBack,
  idleSince,
  isLastSeenStale,
  isLive,
  LAST_SEEN_STEP_MS,
  limitedEnd,
  loginStateNow,
  secretEnd,
  sessionEnd,
} from './session-rules.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const shifted = (days: number, ms = 0) => new Date(now.getTime() + days * DAY_MS + ms)

describe('ends', () => {
  it.each([
    ['a day after', daysAfter(now, 1), '2026-03-11T12:00:00.000Z'],
    ['a session', sessionEnd(now), '2027-03-10T12:00:00.000Z'],
    ['a session of a letter', limitedEnd(now), '2026-04-09T12:00:00.000Z'],
    ['idle sessions', idleSince(now), '2025-12-10T12:00:00.000Z'],
    ['the secret in the browser', secretEnd(now), '2026-04-09T12:00:00.000Z'],
    ['grace', graceSince(now), '2026-02-08T12:00:00.000Z'],
    ['being away', awaySince(now), '2026-02-10T12:00:00.000Z'],
  ])('%s', (_what, end, expected) => {
    expect(end.toISOString()).toBe(expected)
  })
})

describe('a session is live', () => {
  it.each([
    ['until the moment it ends', shifted(0, 1), now, true],
    ['not at that moment', now, now, false],
    ['until it is idle for 90 days', shifted(1), shifted(-90, 1), true],
    ['not at 90 days', shifted(1), shifted(-90), false],
    ['not when both are over', shifted(-1), shifted(-91), false],
  ])('%s', (_when, expiresAt, lastSeenAt, expected) => {
    expect(isLive({ expiresAt, lastSeenAt }, now)).toBe(expected)
  })
})

describe('what a session is worth', () => {
  it.each([
    ['live and full', 1, shifted(1), now, 1],
    ['live and limited', 2, shifted(1), now, 2],
    ['over, full, within grace', 1, shifted(-30, 1), shifted(-31), 2],
    ['over, full, grace over', 1, shifted(-30), shifted(-31), null],
    ['idle, full, within grace', 1, shifted(1), shifted(-120, 1), 2],
    ['idle, full, grace over', 1, shifted(1), shifted(-120), null],
    ['over, limited, within grace', 2, shifted(-1), shifted(-2), null],
  ])('%s', (_which, loginState, expiresAt, lastSeenAt, expected) => {
    expect(loginStateNow({ loginState, expiresAt, lastSeenAt }, now)).toBe(expected)
  })
})

describe('days and steps', () => {
  it.each([
    [0, true],
    [1, false],
    [-1, true],
  ])('last seen five minutes ago and %s ms is stale: %s', (ms, expected) => {
    expect(isLastSeenStale(new Date(now.getTime() - LAST_SEEN_STEP_MS + ms), now)).toBe(expected)
  })

  it('the step is five minutes', () => {
    expect(isLastSeenStale(new Date('2026-03-10T11:55:00.000Z'), now)).toBe(true)
    expect(isLastSeenStale(new Date('2026-03-10T11:55:00.001Z'), now)).toBe(false)
  })

  it.each([
    [shifted(1), 1],
    [shifted(1, -1), 0],
    [shifted(2, -1), 1],
    [now, 0],
    [shifted(0, -1), -1],
  ])('until %s there are %s whole days', (expiresAt, days) => {
    expect(daysToExpiration(expiresAt, now)).toBe(days)
  })

  it.each([
    ['never active', null, false],
    ['active 28 days ago', shifted(-28), true],
    ['active a little less ago', shifted(-28, 1), false],
  ])('who was %s has come back: %s', (_who, lastActiveAt, expected) => {
    expect(hasComeBack(lastActiveAt, now)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 5, 1, 12)

function clockAt(start: number, floor = 0) {
  const times = { wall: start, elapsed: 0 }
  const now = steadyClock(floor, { wall: () => times.wall, elapsed: () => times.elapsed })
  return {
    now: () => now().getTime(),
    pass(ms: number) {
      times.wall += ms
      times.elapsed += ms
    },
    set: (ms: number) => void (times.wall += ms),
  }
}

describe('the clock', () => {
  it('goes with that of the machine, also when that is set forward', () => {
    const clock = clockAt(NOON)
    clock.pass(500)
    expect(clock.now()).toBe(NOON + 500)
    clock.set(HOUR)
    expect(clock.now()).toBe(NOON + HOUR + 500)
  })

  it('A-T24 is not set back with it: what it saw expired stays expired, and the rest still expires', () => {
    const clock = clockAt(NOON)
    clock.set(-HOUR)
    expect(clock.now()).toBe(NOON)
    clock.pass(90_000)
    expect(clock.now()).toBe(NOON + 90_000)
    clock.set(2 * HOUR)
    expect(clock.now()).toBe(NOON + HOUR + 90_000)
  })

  it('stands still for a small correction', () => {
    const clock = clockAt(NOON)
    clock.set(-400)
    clock.pass(100)
    expect(clock.now()).toBe(NOON)
    clock.pass(500)
    expect(clock.now()).toBe(NOON + 200)
  })

  it('A-T24 starts no earlier than where an earlier run stood', () => {
    const clock = clockAt(NOON - HOUR, NOON)
    expect(clock.now()).toBe(NOON)
    clock.pass(1_500)
    expect(clock.now()).toBe(NOON + 1_500)
  })
})

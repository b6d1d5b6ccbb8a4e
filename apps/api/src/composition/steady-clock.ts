import { performance } from 'node:perf_hooks'

/** A clock that is corrected by less than this only stands still for a moment. */
const CORRECTION_MS = 1_000

interface Clocks {
  /** Milliseconds of the machine's clock, which may be set back. */
  wall(): number
  /** Milliseconds that passed, by a monotonic clock. */
  elapsed(): number
}

const MACHINE: Clocks = { wall: () => Date.now(), elapsed: () => performance.now() }

/**
 * The time, never before `floor` nor before what it was: what was seen expired stays expired, also when
 * the machine's clock is set back. It goes on at its own pace until the machine's clock has caught up.
 */
export function steadyClock(floor: number, { wall, elapsed }: Clocks = MACHINE): () => Date {
  let last = Math.max(floor, wall())
  let lastElapsed = elapsed()
  return () => {
    const passed = elapsed() - lastElapsed
    lastElapsed += passed
    const given = wall()
    const isSetBack = last - given > CORRECTION_MS
    last = isSetBack ? last + passed : Math.max(last, given)
    return new Date(last)
  }
}

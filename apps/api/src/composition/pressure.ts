import { performance } from 'node:perf_hooks'

const SATURATED_LOOP = 0.9
const WAITING_FOR_DATABASE = 8
const POLL_EVERY_MS = 100

export interface Pressure {
  /** Whether there is more to do than can be done. */
  isSaturated(): boolean
  close(): void
}

/** Watches what all calls share: the loop of this process and the connections of the database. */
export function watchPressure(waitingForDatabase: () => number): Pressure {
  let last = performance.eventLoopUtilization()
  let utilization = 0
  const timer = setInterval(() => {
    const next = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(next, last).utilization
    last = next
  }, POLL_EVERY_MS)
  timer.unref()
  return {
    isSaturated: () => utilization >= SATURATED_LOOP || waitingForDatabase() >= WAITING_FOR_DATABASE,
    close: () => clearInterval(timer),
  }
}

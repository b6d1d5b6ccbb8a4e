import { DomainError } from './domain-error.ts'

const LONGEST_WAIT_MS = 20_000

/**
 * Runs costly work a few at a time; the rest waits in order, up to a bound of places and of time.
 * @throws DomainError UNAVAILABLE when too many wait already, or nothing came free in time
 */
export function limitedQueue(atOnce: number, mayWait: number, longestWaitMs = LONGEST_WAIT_MS) {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= mayWait) return reject(overloaded())
      const begin = () => {
        waiting.delete(begin)
        resolve()
      }
      const giveUp = () => {
        if (waiting.delete(begin)) reject(overloaded())
      }
      AbortSignal.timeout(longestWaitMs).addEventListener('abort', giveUp)
      waiting.add(begin)
    })

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await turn()
    else running += 1
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}

const overloaded = () => new DomainError('UNAVAILABLE', { retryAfter: 5 })

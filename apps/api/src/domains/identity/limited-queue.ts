import { DomainError } from '../../kernel/domain-error.ts'

/**
 * Runs costly work a few at a time; the rest waits in order, up to a bound.
 * @throws DomainError UNAVAILABLE when too many wait already
 */
export function limitedQueue(atOnce: number, mayWait: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new DomainError('UNAVAILABLE', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

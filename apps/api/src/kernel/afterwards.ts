import type { Logger } from 'pino'

/** Work that no response waits for; it is skipped while too much of it is running. */
export interface Afterwards {
  /** Begins `work`; what it throws is logged under its name. False where it was skipped. */
  run(name: string, work: () => Promise<unknown>): boolean
  /** Resolves when nothing is under way. */
  close(): Promise<void>
}

const MOST_AT_ONCE = 8

export function makeAfterwards(log: Pick<Logger, 'warn'>): Afterwards {
  const underWay = new Set<Promise<void>>()
  return {
    run(name, work) {
      if (underWay.size >= MOST_AT_ONCE) return false
      const done = work()
        .then(
          () => undefined,
          (err: unknown) => log.warn({ err, work: name }, 'work after a response failed'),
        )
        .finally(() => underWay.delete(done))
      underWay.add(done)
      return true
    },
    close: async () => void (await Promise.all(underWay)),
  }
}

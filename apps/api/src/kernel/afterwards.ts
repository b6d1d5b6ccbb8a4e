import type { Logger } from 'pino'

/** Work that no response waits for; it is skipped while too much of it is running. */
export interface Afterwards {
  /** Begins `work`; what it throws is logged under its name. False where it was skipped. */
  run(name: string, work: () => Promise<unknown>): boolean
  /** What is done once more as everything ends, the last given of each name. */
  atEnd(name: string, work: () => Promise<unknown>): void
  /** Begins what is done at the end; resolves when nothing is under way. */
  close(): Promise<void>
}

const MOST_AT_ONCE = 8

export function makeAfterwards(log: Pick<Logger, 'warn'>): Afterwards {
  const underWay = new Set<Promise<void>>()
  const ending = new Map<string, () => Promise<unknown>>()
  const begin = (name: string, work: () => Promise<unknown>) => {
    const done = work()
      .then(
        () => undefined,
        (err: unknown) => log.warn({ err, work: name }, 'work after a response failed'),
      )
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
  return {
    run(name, work) {
      if (underWay.size >= MOST_AT_ONCE) return false
      begin(name, work)
      return true
    },
    atEnd: (name, work) => void ending.set(name, work),
    async close() {
      await Promise.all(underWay)
      for (const [name, work] of ending) begin(name, work)
      await Promise.all(underWay)
    },
  }
}

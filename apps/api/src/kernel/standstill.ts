import { setInterval as every } from 'node:timers/promises'
import { MINUTE_MS } from './durations.ts'

/** Far longer than a file takes to be fetched whole, and the next bytes or the next thing in it to be read. */
export const STILL_MS = 10 * MINUTE_MS

/** Work of which nothing came for too long. */
export class Standstill extends Error {
  override name = 'Standstill'
}

/** What work calls each time it got on. */
export interface Progress {
  /** @throws Standstill once the work was given up */
  moved(): void
}

/**
 * Does work that fails once nothing moved for so long, or up to twice as long. What hangs cannot be ended from outside:
 * it is waited for no more, and ends by itself where it moves again.
 * @throws Standstill
 */
export async function unlessStill<T>(ms: number, work: (progress: Progress) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const still = new Standstill(`Nothing moved for ${ms} ms.`)
  let hasMoved = false
  let isGivenUp = false
  const watch = async (): Promise<never> => {
    for await (const _look of every(ms, undefined, { signal: ending.signal })) {
      if (!hasMoved) break
      hasMoved = false
    }
    isGivenUp = true
    throw still
  }
  const moved = () => {
    if (isGivenUp) throw still
    hasMoved = true
  }
  try {
    return await Promise.race([work({ moved }), watch()])
  } finally {
    ending.abort()
  }
}

/** The same items, each of which is progress. */
export async function* moving<T>(items: AsyncIterable<T>, { moved }: Progress): AsyncGenerator<T> {
  for await (const item of items) {
    moved()
    yield item
  }
}

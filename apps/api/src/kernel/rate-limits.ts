import cluster from 'node:cluster'
import type { Redis } from 'ioredis'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateLimits } from './deps.ts'
import { DomainError } from './domain-error.ts'

const CLUSTER_TIMEOUT_MS = 3_000

/**
 * Fixed windows by key, in Redis where there is one (with this process's memory while it
 * is away), else in memory: processes that share a port count together, others each on their own.
 */
export function makeRateLimits(redis: Redis | null): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = (limit: number, windowMs: number): RateLimiterAbstract => {
    const id = `${limit}/${windowMs}`
    const known = limiters.get(id)
    if (known) return known
    const options = { points: limit, duration: windowMs / 1000, keyPrefix: `limit:${id}` }
    // Processes that share a port count together, in the one that holds it.
    const memory = cluster.isWorker
      ? new RateLimiterCluster({ ...options, timeoutMs: CLUSTER_TIMEOUT_MS })
      : new RateLimiterMemory(options)
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory
    limiters.set(id, limiter)
    return limiter
  }
  return {
    async consume(key, limit, windowMs) {
      try {
        await limiterFor(limit, windowMs).consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new DomainError('RATE_LIMITED', {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async refund(key, limit, windowMs) {
      await limiterFor(limit, windowMs).reward(key)
    },
  }
}

/** A use of a key, and how many there may be in how many milliseconds. */
export type LimitedUse = Readonly<Parameters<RateLimits['consume']>>

/**
 * Counts the uses and does the work; where a limit or the work refuses, those that were counted are given back.
 * @throws DomainError RATE_LIMITED
 */
export async function withinLimits<T>(
  limits: RateLimits,
  uses: readonly LimitedUse[],
  work: () => Promise<T>,
): Promise<T> {
  const counted: LimitedUse[] = []
  try {
    for (const use of uses) {
      // A use that is refused is counted, too.
      counted.push(use)
      await limits.consume(...use)
    }
    return await work()
  } catch (error) {
    for (const use of counted) await limits.refund(...use)
    throw error
  }
}

/** No limits, for load tests. */
export const noRateLimits: RateLimits = { consume: async () => {}, refund: async () => {} }

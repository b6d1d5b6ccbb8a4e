import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { isPlannedOnce } from './planned-once.ts'
import { clientOf, type Pools, routedPool } from './routed-pool.ts'

const POLL_EVERY_MS = 5_000
const POLL_TIMEOUT_MS = 3_000

interface Replica {
  pools: Pools
  /** Whether it responds, and has what the primary had two polls ago. */
  isInUse: boolean
}

export interface ReplicaUse {
  in_use: number
  left_out: number
}

export interface Replicas {
  /** Reads in turn from all that are in use, and from the primary while none is. */
  pool: PostgresPool
  use(): ReplicaUse
}

/** Replicas that are looked at every few seconds: one that lags or does not respond is left out until it is back. */
export function watchReplicas(
  replicas: readonly Pools[],
  primary: Pools,
  pollEveryMs = POLL_EVERY_MS,
): Replicas {
  const all = replicas.map((pools): Replica => ({ pools, isInUse: true }))
  let turn = 0
  let position: string | null = null
  const nextInUse = (): Replica | undefined => {
    for (let tries = 0; tries < all.length; tries += 1) {
      const replica = all[(turn += 1) % all.length]
      if (replica?.isInUse) return replica
    }
    return undefined
  }

  async function connect(first: unknown): Promise<pg.PoolClient> {
    for (let replica = nextInUse(); replica; replica = nextInUse()) {
      try {
        return await poolFor(replica.pools, first).connect()
      } catch {
        replica.isInUse = false
      }
    }
    return poolFor(primary, first).connect()
  }

  async function look(): Promise<void> {
    const wanted = position
    position = await primaryPosition(primary.plain).catch(() => null)
    await Promise.all(
      all.map(async (replica) => {
        replica.isInUse = await hasReached(replica.pools.plain, wanted).catch(() => false)
      }),
    )
  }
  const timer = all.length > 0 ? setInterval(() => void look(), pollEveryMs).unref() : undefined

  return {
    pool: {
      options: primary.plain.options,
      connect: async () => clientOf(connect),
      async end() {
        clearInterval(timer)
        await Promise.all(replicas.map((pools) => routedPool(pools).end()))
      },
    },
    use() {
      const inUse = all.filter(({ isInUse }) => isInUse).length
      return { in_use: inUse, left_out: all.length - inUse }
    },
  }
}

const poolFor = ({ plain, planned }: Pools, first: unknown): pg.Pool =>
  isPlannedOnce(first) ? planned : plain

async function primaryPosition(pool: pg.Pool): Promise<string | null> {
  return (await ask<string>(pool, 'SELECT pg_current_wal_lsn() AS found')) ?? null
}

/** A server that is no replica of the log, such as one fed row by row, is as new as it reports. */
async function hasReached(pool: pg.Pool, position: string | null): Promise<boolean> {
  const has = 'SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) AS found'
  return (await ask<boolean>(pool, has, [position])) === true
}

async function ask<T>(pool: pg.Pool, text: string, values: unknown[] = []): Promise<T | undefined> {
  const question: pg.QueryConfig & { query_timeout: number } = {
    text,
    values,
    query_timeout: POLL_TIMEOUT_MS,
  }
  const { rows } = await pool.query<{ found: T }>(question)
  return rows[0]?.found
}

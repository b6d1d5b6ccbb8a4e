import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { databaseAway, isOutage } from './outage.ts'
import { isPlannedOnce } from './planned-once.ts'

/** The connections of one server: those of `planned` plan without looking at values. */
export interface Pools {
  plain: pg.Pool
  planned: pg.Pool
}

/**
 * Two pools as one: what begins with a statement that is planned once goes to `planned`;
 * anything else, transactions above all, goes to `plain`.
 */
export const routedPool = ({ plain, planned }: Pools): PostgresPool => ({
  options: plain.options,
  connect: async () => clientOf((first) => (isPlannedOnce(first) ? planned : plain).connect()),
  end: async () => void (await Promise.all([plain.end(), planned.end()])),
})

/**
 * A client that connects when its first statement shows where to.
 * Its statements throw UNAVAILABLE while the database is away.
 */
export function clientOf(connect: (first: unknown) => Promise<pg.PoolClient>): PostgresPoolClient {
  let client: Promise<pg.PoolClient> | undefined
  let isBroken = false
  const connected = (first: unknown): Promise<pg.PoolClient> =>
    connect(first).catch((error: unknown) => {
      throw databaseAway(error)
    })
  const query = async (...asked: unknown[]): Promise<unknown> => {
    const opened = await (client ??= connected(asked[0]))
    try {
      return await Reflect.apply(opened.query, opened, asked)
    } catch (error) {
      if (!isOutage(error)) throw error
      isBroken = true
      throw databaseAway(error)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    // A connection that failed has nothing to give back.
    release: (isLost?: boolean) =>
      void client?.then((opened) => opened.release(isLost || isBroken)).catch(() => undefined),
  }
}

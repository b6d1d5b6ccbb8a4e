import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isPlannedOnce } from './planned-once.ts'

/**
 * Two pools as one: what begins with a statement that is planned once goes to `planned`, whose connections
 * plan without looking at values; anything else, transactions above all, goes to `plain`.
 */
export const routedPool = (plain: pg.Pool, planned: pg.Pool): PostgresPool => ({
  options: plain.options,
  connect: async () => lateClient((first) => (isPlannedOnce(first) ? planned : plain)),
  end: async () => void (await Promise.all([plain.end(), planned.end()])),
})

/** A client that connects when its first statement tells where to. */
function lateClient(poolFor: (first: unknown) => pg.Pool): PostgresPoolClient {
  let client: Promise<pg.PoolClient> | undefined
  const query = async (...asked: unknown[]): Promise<unknown> => {
    const opened = await (client ??= poolFor(asked[0]).connect())
    return Reflect.apply(opened.query, opened, asked)
  }
  return {
    query: query as PostgresPoolClient['query'],
    // A connection that failed has nothing to give back.
    release: (isBroken?: boolean) =>
      void client?.then((opened) => opened.release(isBroken)).catch(() => undefined),
  }
}

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Deps } from '../kernel/deps.ts'
import { keepPlans } from './planned-once.ts'
import type { DB } from './schema.generated.ts'

// bigint and numeric stay strings; int8 counts are cast to int in the queries that make them.
const POOL_SIZE = 12

export interface Database {
  primary: Db
  replica: Db
  /** Connections of the primary's pool, for the metrics. */
  poolUse(): PoolUse
  close(): Promise<void>
}

export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

/** Opens the primary and, where addresses are given, a replica for reads that may lag. */
export function openDatabase(
  primaryUrl: string,
  replicaUrls: readonly string[] = [],
  poolSize = POOL_SIZE,
): Database {
  const pool = openPool(primaryUrl, poolSize)
  const primary = handleOn(pool)
  const replicas = replicaUrls.map((url) => handleOn(openPool(url, poolSize)))
  return {
    primary,
    replica: replicas[0] ?? primary,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await Promise.all([primary, ...replicas].map((handle) => handle.destroy()))
    },
  }
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, statement_timeout: 30_000, application_name: 'tessera' })
  // A server restart breaks idle connections; the pool replaces them, the next query decides.
  pool.on('error', () => {})
  pool.on('connect', keepPlans)
  return pool
}

// JSON columns keep their own keys.
const handleOn = (pool: pg.Pool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

export const transactOn =
  (db: Db): Deps['transact'] =>
  (work) =>
    db.transaction().execute(work)

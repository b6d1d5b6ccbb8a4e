import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Deps } from '../kernel/deps.ts'
import { insideTransaction } from '../kernel/transaction-scope.ts'
import { keepPlans } from './planned-once.ts'
import { retryOnce } from './lost-race.ts'
import { routedPool } from './routed-pool.ts'
import type { DB } from './schema.generated.ts'

// bigint and numeric stay strings; int8 counts are cast to int in the queries that make them.
/** Connections of each of the two pools of a server. */
const POOL_SIZE = 8
/** How long a call waits for a connection before it is told to come back. */
const CONNECT_WITHIN_MS = 10_000

export interface Database {
  primary: Db
  replica: Db
  /** Connections of the primary's pools, for the metrics. */
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
  const pools = openPools(primaryUrl, poolSize)
  const primary = handleOn(pools)
  const replicas = replicaUrls.map((url) => handleOn(openPools(url, poolSize)))
  return {
    primary,
    replica: replicas[0] ?? primary,
    poolUse: () => connectionsOf(Object.values(pools)),
    async close() {
      await Promise.all([primary, ...replicas].map((handle) => handle.destroy()))
    },
  }
}

interface Pools {
  plain: pg.Pool
  planned: pg.Pool
}

function openPools(url: string, size: number): Pools {
  const planned = openPool(url, size)
  // Left to itself, PostgreSQL plans a statement for each values anew while it expects to gain by that.
  planned.on('connect', (client) => {
    client.query('SET plan_cache_mode = force_generic_plan').catch(() => undefined)
  })
  return { plain: openPool(url, size), planned }
}

const connectionsOf = (pools: readonly pg.Pool[]): PoolUse => {
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((total, pool) => total + pool[count], 0)
  return { total: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    statement_timeout: 30_000,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'tessera',
  })
  // A server restart breaks connections; the pool replaces them, and the statements they broke say so.
  pool.on('error', () => {})
  // Also on those at work: a broken connection that nobody listens to ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('connect', keepPlans)
  return pool
}

// JSON columns keep their own keys.
const handleOn = ({ plain, planned }: Pools): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: routedPool(plain, planned) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

export const transactOn =
  (db: Db): Deps['transact'] =>
  (work) =>
    retryOnce(() => db.transaction().execute((tx) => insideTransaction(() => work(tx))))

import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Db, Deps } from '../kernel/deps.ts'
import { insideTransaction, refuseInside } from '../kernel/transaction-scope.ts'
import { keepPlans } from './planned-once.ts'
import { retryOnce } from './lost-race.ts'
import { type SlowStatement, watchSlow } from './slow-statements.ts'
import { type ReplicaUse, watchReplicas } from './replicas.ts'
import { type Pools, routedPool } from './routed-pool.ts'
import type { DB } from './schema.generated.ts'

// bigint and numeric stay strings; int8 counts are cast to int in the queries that make them.
/** Connections of each of the two pools of a server. */
const POOL_SIZE = 8
/** A call is over long before; jobs have a limit of their own. */
const STATEMENT_MS = 30_000
/** How long a call waits for a connection before it gets a 503. */
const CONNECT_WITHIN_MS = 10_000
/** What is under way when everybody else has left. */
const CLOSE_WITHIN_MS = 3_000
/** A statement that takes as long is worth a look. */
const SLOW_MS = 1_000
/** A replica that takes longer to connect is left out. */
const REPLICA_CONNECT_MS = 2_000

export interface Database {
  primary: Db
  replica: Db
  /** Connections of the primary's pools, for the metrics. */
  poolUse(): PoolUse
  replicaUse(): ReplicaUse
  /** Statements that take a second or longer, from now on. */
  onSlow(report: (slow: SlowStatement) => void): void
  /** Waits for statements under way, and cuts those off that take long. */
  close(): Promise<void>
}

export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

/** Opens the primary and, where addresses are given, replicas for reads that may lag. */
export function openDatabase(
  primaryUrl: string,
  replicaUrls: readonly string[] = [],
  poolSize = POOL_SIZE,
  statementMs = STATEMENT_MS,
): Database {
  const reports = new Set<(slow: SlowStatement) => void>()
  const report = (slow: SlowStatement) => reports.forEach((each) => each(slow))
  const limit = { statement_timeout: statementMs }
  const pools = openPools(primaryUrl, poolSize, report, limit)
  const primary = handleOn(routedPool(pools))
  const poolsOfReplicas = replicaUrls.map((url) =>
    openPools(url, poolSize, report, { ...limit, connectionTimeoutMillis: REPLICA_CONNECT_MS }),
  )
  const replicas = watchReplicas(poolsOfReplicas, pools)
  const replica = handleOn(replicas.pool)
  return {
    primary,
    replica: replicaUrls.length > 0 ? replica : primary,
    poolUse: () => connectionsOf(Object.values(pools)),
    replicaUse: replicas.use,
    onSlow: (each) => void reports.add(each),
    async close() {
      const all = [pools, ...poolsOfReplicas].flatMap((each) => Object.values(each))
      const cutting = setTimeout(() => cutOff(all), CLOSE_WITHIN_MS)
      await Promise.all([primary.destroy(), replicas.pool.end()]).finally(() => clearTimeout(cutting))
    },
  }
}

function openPools(
  url: string,
  size: number,
  report: (slow: SlowStatement) => void,
  more: pg.PoolConfig,
): Pools {
  const planned = openPool(url, size, more)
  const plain = openPool(url, size, more)
  for (const pool of [planned, plain]) watchSlow(pool, SLOW_MS, report)
  // Left to itself, PostgreSQL plans a statement for each values anew while it expects to gain by that.
  planned.on('connect', (client) => {
    client.query('SET plan_cache_mode = force_generic_plan').catch(() => undefined)
  })
  return { plain, planned }
}

/** The connections of each pool that somebody uses or waits with. */
const opened = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

function rememberConnections(pool: pg.Pool): void {
  const connections = new Set<pg.PoolClient>()
  opened.set(pool, connections)
  pool.on('connect', (client) => void connections.add(client))
  pool.on('remove', (client) => void connections.delete(client))
}

/** Who waits for a response of these connections gets an outage instead. */
function cutOff(pools: readonly pg.Pool[]): void {
  for (const pool of pools) for (const { connection } of opened.get(pool) ?? []) connection.stream.destroy()
}

const connectionsOf = (pools: readonly pg.Pool[]): PoolUse => {
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((total, pool) => total + pool[count], 0)
  return { total: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }
}

function openPool(connectionString: string, max: number, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'tessera',
    ...more,
  })
  // A server restart breaks connections; the pool replaces them, and the statements they broke say so.
  pool.on('error', () => {})
  // Also on those at work: a broken connection that nobody listens to ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('connect', keepPlans)
  rememberConnections(pool)
  return pool
}

// JSON columns keep their own keys.
const handleOn = (pool: PostgresPool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

export const transactOn =
  (db: Db): Deps['transact'] =>
  async (work) => {
    refuseInside('transact')
    return retryOnce(() => db.transaction().execute((tx) => insideTransaction(() => work(tx))))
  }

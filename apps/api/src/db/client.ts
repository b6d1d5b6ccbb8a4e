import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Deps } from '../kernel/deps.ts'
import type { DB } from './schema.generated.ts'

// bigint and numeric stay strings; int8 counts are cast to int in the queries that make them.
const POOL_SIZE = 12

export interface Database {
  primary: Db
  replica: Db
  close(): Promise<void>
}

/** Opens the primary and, where addresses are given, a replica for reads that may lag. */
export function openDatabase(
  primaryUrl: string,
  replicaUrls: readonly string[] = [],
  poolSize = POOL_SIZE,
): Database {
  const primary = openHandle(primaryUrl, poolSize)
  const replicas = replicaUrls.map((url) => openHandle(url, poolSize))
  return {
    primary,
    replica: replicas[0] ?? primary,
    async close() {
      await Promise.all([primary, ...replicas].map((handle) => handle.destroy()))
    },
  }
}

function openHandle(connectionString: string, max: number): Db {
  const pool = new pg.Pool({ connectionString, max, statement_timeout: 30_000, application_name: 'tessera' })
  // A server restart breaks idle connections; the pool replaces them, the next query decides.
  pool.on('error', () => {})
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}

export const transactOn =
  (db: Db): Deps['transact'] =>
  (work) =>
    db.transaction().execute(work)

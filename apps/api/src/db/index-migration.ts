import type { Client } from 'pg'
import type { MigrationFile } from './migration-files.ts'

const MARK = '-- without a transaction\n'
const BUILDS = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?!IF\b)(\w+)\s+ON\s+(\w+)/i
const DROPS = /^DROP INDEX CONCURRENTLY IF EXISTS \w+$/i

/** PostgreSQL builds an index beside writes to its table only outside of a transaction. */
export const runsWithoutTransaction = ({ sql }: MigrationFile): boolean => sql.startsWith(MARK)

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

async function isBuilt(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )
  if (rows[0]?.isValid === false) await client.query(`DROP INDEX CONCURRENTLY ${name}`)
  return rows[0]?.isValid === true
}

async function partitionsOf(client: Client, table: string): Promise<string[] | null> {
  const { rows } = await client.query<{ isPartitioned: boolean; partitions: string[] }>(
    `SELECT c.relkind = 'p' AS "isPartitioned", ARRAY(
       SELECT p.relname::text FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid
       WHERE i.inhparent = c.oid ORDER BY 1
     ) AS partitions
     FROM pg_class c WHERE c.oid = to_regclass($1)`,
    [table],
  )
  return rows[0]?.isPartitioned === true ? rows[0].partitions : null
}

/**
 * PostgreSQL builds no index of a partitioned table beside writes, but those of its partitions.
 * The index of the whole then takes them over, and builds only those of partitions made meanwhile.
 */
async function buildInPartitions(
  client: Client,
  { statement, name, table, partitions }: Build & { partitions: string[] },
): Promise<void> {
  for (const partition of partitions) {
    const part = `${partition}_${name}`
    if (await isBuilt(client, part)) continue
    await client.query(
      statement.replace(name, part).replace(new RegExp(`(\\sON\\s+)${table}`, 'i'), `$1${partition}`),
    )
  }
  await client.query(statement.replace(/ CONCURRENTLY/i, ''))
}

type Build = { statement: string; name: string; table: string }

async function build(client: Client, { statement, name, table }: Build): Promise<void> {
  if (await isBuilt(client, name)) return
  const partitions = await partitionsOf(client, table)
  await (partitions === null
    ? client.query(statement)
    : buildInPartitions(client, { statement, name, table, partitions }))
}

/** Runs each statement by itself; what stopped midway can run again: a built index stays, an invalid one goes first. */
export async function changeIndexes(client: Client, { sql }: MigrationFile): Promise<void> {
  const statements = statementsOf(sql)
  if (!statements.every((statement) => BUILDS.test(statement) || DROPS.test(statement)))
    throw new Error(
      'A migration without a transaction only builds and drops indexes concurrently, each of them named.',
    )
  for (const statement of statements) {
    const [, name, table] = BUILDS.exec(statement) ?? []
    await (name === undefined || table === undefined
      ? client.query(statement)
      : build(client, { statement, name, table }))
  }
}

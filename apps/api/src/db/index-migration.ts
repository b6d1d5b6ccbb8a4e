import type { Client } from 'pg'
import type { MigrationFile } from './migration-files.ts'

const MARK = '-- without a transaction\n'
const BUILDS = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?!IF\b)(\w+)\s+ON\s/i
const DROPS = /^DROP INDEX CONCURRENTLY IF EXISTS \w+$/i

/** PostgreSQL builds an index beside writes to its table only outside of a transaction. */
export const runsWithoutTransaction = ({ sql }: MigrationFile): boolean => sql.startsWith(MARK)

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

async function build(client: Client, statement: string, name: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )
  if (rows[0]?.isValid === true) return
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${name}`)
  await client.query(statement)
}

/** Runs each statement by itself; what stopped midway can run again: a built index stays, an invalid one goes first. */
export async function changeIndexes(client: Client, { sql }: MigrationFile): Promise<void> {
  const statements = statementsOf(sql)
  if (!statements.every((statement) => BUILDS.test(statement) || DROPS.test(statement)))
    throw new Error(
      'A migration without a transaction only builds and drops indexes concurrently, each of them named.',
    )
  for (const statement of statements) {
    const built = BUILDS.exec(statement)?.[1]
    await (built === undefined ? client.query(statement) : build(client, statement, built))
  }
}

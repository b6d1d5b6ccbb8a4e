import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { changeIndexes, runsWithoutTransaction } from './index-migration.ts'
import { isOfChecksum, type MigrationFile, readMigrations } from './migration-files.ts'

const MIGRATION_LOCK = 7_357_501 // any number no other advisory lock of this database uses
const LOCK_EVERY_MS = 100

type Applied = { number: number; name: string; checksum: string }

type MigrateOptions = {
  url: string
  folder?: string
  /** Leaves out what an older backup does not have yet. */
  isWanted?: (file: MigrationFile) => boolean
  log?: (line: string) => void
}

async function readApplied(client: Client): Promise<Map<number, Applied>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<Applied>('SELECT number, name, checksum FROM schema_migrations')
  return new Map(rows.map((row) => [row.number, row]))
}

function isPending(file: MigrationFile, applied: Applied | undefined): boolean {
  if (!applied) return true
  if (isOfChecksum(file, applied.checksum)) return false
  throw new Error(
    `Migration ${file.name} was changed after it ran here (as ${applied.name}). Restore it and put the change in a new migration.`,
  )
}

const record = (client: Client, file: MigrationFile) =>
  client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
    file.number,
    file.name,
    file.checksum,
  ])

async function applyInTransaction(client: Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(file.sql)
    await record(client, file)
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw cause
  }
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  try {
    if (!runsWithoutTransaction(file)) return await applyInTransaction(client, file)
    await changeIndexes(client, file)
    await record(client, file)
  } catch (cause) {
    throw new Error(`Migration ${file.name} failed: ${(cause as Error).message}`, { cause })
  }
}

/** Asks again and again: a statement that waits in the database holds up each index built concurrently. */
async function lock(client: Client): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS "isOurs"'
  while ((await client.query<{ isOurs: boolean }>(ask, [MIGRATION_LOCK])).rows[0]?.isOurs !== true)
    await wait(LOCK_EVERY_MS)
}

/**
 * Brings a database to the newest tables, each migration in its own transaction or, by its first line, in none.
 * Many processes may start at once: one migrates, the others wait for it.
 * Returns the names that ran. Throws naming the file that failed or was changed.
 */
export async function migrate({
  url,
  folder,
  isWanted = () => true,
  log = () => undefined,
}: MigrateOptions): Promise<string[]> {
  const files = readMigrations(folder).filter(isWanted)
  const client = new Client({ connectionString: url })
  // A broken connection fails the statement it breaks.
  client.on('error', () => {})
  await client.connect()
  try {
    await lock(client)
    const applied = await readApplied(client)
    const pending = files.filter((file) => isPending(file, applied.get(file.number)))
    for (const file of pending) {
      log(`Migrating: ${file.name}`)
      await apply(client, file)
    }
    return pending.map((file) => file.name)
  } finally {
    await client.end()
  }
}

import { sql } from 'kysely'
import { readMigrations } from '../db/migration-files.ts'
import type { Db } from '../kernel/deps.ts'

/** Finds out whether the database answers and has this code's newest tables. */
export function readiness(db: Db): () => Promise<string[]> {
  const newest = readMigrations().at(-1)?.number ?? 0
  return async () => {
    try {
      const { rows } = await sql<{ newest: number | null }>`
        SELECT max(number) AS newest FROM schema_migrations`.execute(db)
      return (rows[0]?.newest ?? 0) < newest ? ['migrations'] : []
    } catch {
      return ['database']
    }
  }
}

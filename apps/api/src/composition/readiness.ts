import { sql } from 'kysely'
import { readMigrations } from '../db/migration-files.ts'
import type { Db } from '../kernel/deps.ts'

/** Finds out whether the database answers and has all of this code's tables. */
export function readiness(db: Db): () => Promise<string[]> {
  const numbers = readMigrations().map(({ number }) => number)
  return async () => {
    try {
      const { rows } = await sql<{ applied: number }>`
        SELECT count(*)::int AS applied FROM schema_migrations WHERE number = ANY(${numbers}::int[])`.execute(
        db,
      )
      return rows[0]?.applied === numbers.length ? [] : ['migrations']
    } catch {
      return ['database']
    }
  }
}

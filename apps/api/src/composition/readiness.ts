import { sql } from 'kysely'
import { readMigrations } from '../db/migration-files.ts'
import type { Deps } from '../kernel/deps.ts'

/** Finds out whether the database responds and has all of this code's tables, and whether there is room for more. */
export function readiness({ read, hasRoom }: Pick<Deps, 'read' | 'hasRoom'>): () => Promise<string[]> {
  const numbers = readMigrations().map(({ number }) => number)
  return async () => {
    try {
      const { rows } = await sql<{ applied: number }>`
        SELECT count(*)::int AS applied FROM schema_migrations WHERE number = ANY(${numbers}::int[])`.execute(
        read,
      )
      return [...(rows[0]?.applied === numbers.length ? [] : ['migrations']), ...(hasRoom() ? [] : ['disk'])]
    } catch {
      return hasRoom() ? ['database'] : ['database', 'disk']
    }
  }
}

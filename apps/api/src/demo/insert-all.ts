import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { Db } from '../kernel/deps.ts'

const CHUNK = 400

/** Inserts any number of rows, a few hundred a statement. */
export async function insertAll<T extends keyof DB>(
  tx: Db,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}

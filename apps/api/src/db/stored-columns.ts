import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/deps.ts'

/** Columns of a table, or of what goes by its name in a query, as SELECT and INSERT list them. */
export const columnList = (columns: readonly string[], table?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(table === undefined ? column : `${table}.${column}`)))

/** Columns by the names of their fields, as json_build_object takes them. */
export const fieldPairs = (columns: Readonly<Record<string, string>>, table?: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(([field, column]) => sql`${sql.lit(field)}, ${columnList([column], table)}`),
  )

/** Every column of a table that is not generated. */
export async function storedColumns(
  db: Db,
  table: 'boards' | 'board_sections' | 'comments' | 'pins',
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`.execute(db)
  return columnList(rows.map(({ name }) => name))
}

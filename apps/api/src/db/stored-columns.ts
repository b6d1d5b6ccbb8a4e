import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/deps.ts'
import { columnList } from './column-list.ts'

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

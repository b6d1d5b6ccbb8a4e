import { sql, type RawBuilder } from 'kysely'

/** Columns of a table, or of what goes by its name in a query, as SELECT and INSERT list them. */
export const columnList = (columns: readonly string[], table?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(table === undefined ? column : `${table}.${column}`)))

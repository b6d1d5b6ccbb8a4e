import { sql, type RawBuilder } from 'kysely'

/** Whether the end in a column is over, by the clock of the database. */
export const hasEnded = (column: string): RawBuilder<boolean> => sql`has_ended(${sql.ref(column)})`

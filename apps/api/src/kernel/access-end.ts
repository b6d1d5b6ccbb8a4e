import { sql, type RawBuilder } from 'kysely'

/** When access ends, by the clock of the database. */
export interface AccessEnd {
  /** Null stands for no end. */
  endsAt: Date | null
  isExpired: boolean
}

/** The end of access on the wire. */
export const toEnd = ({ endsAt, isExpired }: AccessEnd) => ({
  ends_at: endsAt?.toISOString() ?? null,
  is_expired: isExpired,
})

/** Whether the end in a column is over, by the clock of the database. */
export const hasEnded = (column: string): RawBuilder<boolean> => sql`has_ended(${sql.ref(column)})`

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

const PARENTS = ['tracked_events', 'time_spent_events'] as const

/** Makes the partitions of the days from one to another where they are missing. */
export async function makeDays(tx: Db, from: Date, to: Date): Promise<void> {
  await sql`
    SELECT make_day_partition(parent, day::date) FROM unnest(${[...PARENTS]}::text[]) AS parent,
      generate_series((${from}::timestamptz AT TIME ZONE 'UTC')::date, (${to}::timestamptz AT TIME ZONE 'UTC')::date,
        interval '1 day') AS day`.execute(tx)
}

/** Drops the days before a time. */
export async function dropDays(tx: Db, before: Date): Promise<void> {
  await sql`
    SELECT drop_day_partitions(parent, (${before}::timestamptz AT TIME ZONE 'UTC')::date)
    FROM unnest(${[...PARENTS]}::text[]) AS parent`.execute(tx)
}

/** What they did stays counted, without the people who did it. Reads every day that is kept. */
export async function forgetPeople(tx: Db, userIds: readonly string[]): Promise<void> {
  for (const table of PARENTS)
    await sql`UPDATE ${sql.table(table)} SET user_id = NULL, unauth_id = NULL
      WHERE user_id = ANY(${userIds}::bigint[])`.execute(tx)
}

import { sql } from 'kysely'
import type { PagesByHour } from '../../delivery/pacing.ts'
import type { Db } from '../../kernel/deps.ts'

const COUNTED_DAYS = 14

export const addPages = (tx: Db, country: string, at: Date, pages: number): Promise<unknown> =>
  sql`INSERT INTO ad_page_hours AS h (country, hour, pages)
    VALUES (${country}, date_trunc('hour', ${at}::timestamptz, 'UTC'), ${pages})
    ON CONFLICT (country, hour) DO UPDATE SET pages = h.pages + excluded.pages`.execute(tx)

/** Pages of a country in the last two weeks. */
export async function pagesByHour(db: Db, country: string, now: Date): Promise<PagesByHour> {
  const { rows } = await sql<{ hour: number; pages: number }>`
    SELECT extract(hour FROM hour AT TIME ZONE 'UTC')::int AS hour, sum(pages)::int AS pages FROM ad_page_hours
    WHERE country = ${country} AND hour > ${now}::timestamptz - ${COUNTED_DAYS} * interval '1 day'
    GROUP BY 1`.execute(db)
  const pages = new Map(rows.map((row) => [row.hour, row.pages]))
  return Array.from({ length: 24 }, (_, hour) => pages.get(hour) ?? 0)
}

/** Pages of a country on its quietest and its busiest whole day (UTC) of the last two weeks; null before there is one. */
export async function pagesOfDays(
  db: Db,
  country: string,
  now: Date,
): Promise<{ fewest: number; most: number } | null> {
  const { rows } = await sql<{ fewest: number | null; most: number | null }>`
    WITH hours AS (
      SELECT (hour AT TIME ZONE 'UTC')::date AS day, pages FROM ad_page_hours
      WHERE country = ${country} AND hour > ${now}::timestamptz - ${COUNTED_DAYS} * interval '1 day'
    ), days AS (
      SELECT each.day, coalesce(sum(h.pages), 0)::int AS pages
      FROM generate_series((SELECT min(day) + 1 FROM hours),
        (${now}::timestamptz AT TIME ZONE 'UTC')::date - 1, interval '1 day') AS each (day)
      LEFT JOIN hours h ON h.day = each.day::date GROUP BY 1
    )
    SELECT min(pages) AS fewest, max(pages) AS most FROM days`.execute(db)
  const { fewest, most } = rows[0] ?? {}
  return fewest === null || fewest === undefined ? null : { fewest, most: most ?? fewest }
}

export const forgetPages = (tx: Db, now: Date): Promise<unknown> =>
  sql`DELETE FROM ad_page_hours
    WHERE hour <= ${now}::timestamptz - ${COUNTED_DAYS} * interval '1 day'`.execute(tx)

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface PeriodCounts {
  days: number
  impressions: number
  closeups: number
  saves: number
  outboundClicks: number
}

/** The counts of a pin over the last so many UTC days, each; null when the pin is not this person's. */
export async function loadPinStats(
  db: Db,
  { pinId, ownerId, now, periods }: { pinId: string; ownerId: string; now: Date; periods: readonly number[] },
): Promise<PeriodCounts[] | null> {
  const { rows } = await sql<PeriodCounts>`
    SELECT span.days, coalesce(sum(c.impressions), 0)::int AS impressions,
      coalesce(sum(c.closeups), 0)::int AS closeups, coalesce(sum(c.saves), 0)::int AS saves,
      coalesce(sum(c.outbound_clicks), 0)::int AS outbound_clicks
    FROM pins p CROSS JOIN unnest(${[...periods]}::int[]) AS span(days)
    LEFT JOIN pin_day_counts c ON c.pin_id = p.id
      AND c.day > (${now}::timestamptz AT TIME ZONE 'UTC')::date - span.days
    WHERE p.id = ${pinId}::bigint AND p.user_id = ${ownerId}::bigint
    GROUP BY span.days ORDER BY span.days`.execute(db)
  return rows.length > 0 ? rows : null
}

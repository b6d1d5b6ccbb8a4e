import { sql } from 'kysely'
import { MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import { bookFaults, countEach } from '../../domains/ads/books-store.ts'
import type { Db } from '../../kernel/deps.ts'

type Ids = readonly [first: string, last: string]

/** What contradicts itself in the books, or a rule that has held all along: none, where all is right. */
export async function auditBooks(db: Db, [first, last]: Ids): Promise<Record<string, number>> {
  const within = (column: string) => sql`${sql.ref(column)} BETWEEN ${first}::bigint AND ${last}::bigint`
  const checks = {
    overCap: sql`FROM ad_accounts a JOIN ad_account_spend s ON s.ad_account_id = a.id
      WHERE s.spend_micros > a.spend_cap_micros AND ${within('a.id')}`,
    seenTooOften: sql`FROM (SELECT accepted_at - lag(accepted_at, ${MOST_SIGHTS_A_DAY}::int)
        OVER (PARTITION BY viewer_key, promotion_id ORDER BY accepted_at) AS within
      FROM promotion_events WHERE kind = 'IMPRESSION' AND NOT is_filtered AND ${within('promotion_id')}) s
      WHERE s.within < interval '24 hours'`,
    paidTwice: sql`FROM (SELECT accepted_at - lag(accepted_at)
        OVER (PARTITION BY viewer_key, promotion_id ORDER BY accepted_at) AS within
      FROM promotion_events WHERE kind = 'OUTBOUND_CLICK' AND amount_micros > 0 AND ${within('promotion_id')}) c
      WHERE c.within < interval '24 hours'`,
  }
  return { ...(await bookFaults(db, [first, last])), ...(await countEach(db, checks)) }
}

/**
 * Events that should have cost something and were free, though the budget of the day and the cap bore them, the
 * promotion ran and nothing had been paid for this viewer yet: `changed` are promotions whose terms did not stay the same.
 */
export async function freeWithoutReason(
  db: Db,
  [first, last]: Ids,
  changed: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM promotion_events e
    JOIN promotions p ON p.id = e.promotion_id
    JOIN ad_accounts a ON a.id = p.ad_account_id
    JOIN ad_account_spend s ON s.ad_account_id = a.id
    JOIN promotion_days d ON d.promotion_id = e.promotion_id AND d.day = e.day
    CROSS JOIN LATERAL (SELECT CASE p.objective WHEN 'WEB_CONVERSION' THEN 4000 ELSE 200000 END
      * CASE p.currency WHEN 'SEK' THEN 10 ELSE 1 END AS micros) price
    WHERE e.amount_micros = 0 AND NOT e.is_filtered AND e.promotion_id BETWEEN ${first}::bigint AND ${last}::bigint
      AND e.kind = CASE p.objective WHEN 'WEB_CONVERSION' THEN 'IMPRESSION' ELSE 'OUTBOUND_CLICK' END
      AND p.status = 'ACTIVE' AND p.id <> ALL(${[...changed]}::bigint[])
      AND d.spend_micros + price.micros <= p.daily_budget_micros
      AND (a.spend_cap_micros IS NULL OR s.spend_micros + price.micros <= a.spend_cap_micros)
      AND (e.kind = 'IMPRESSION' OR NOT EXISTS (SELECT FROM promotion_events paid
        WHERE paid.viewer_key = e.viewer_key AND paid.promotion_id = e.promotion_id AND paid.amount_micros > 0
          AND paid.accepted_at > e.accepted_at - interval '24 hours' AND paid.accepted_at <= e.accepted_at))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How far the promotions that spent most of a day's budget were from half of it at noon of their account: the median, and the most ahead. */
export async function paceAtNoon(
  db: Db,
  [first, last]: Ids,
  changed: readonly string[],
): Promise<{ days: number; median: number; most: number }> {
  const { rows } = await sql<{ days: number; median: number; most: number }>`
    WITH spent AS (
      SELECT d.promotion_id, d.day, coalesce(sum(e.amount_micros) FILTER (
          WHERE (e.accepted_at AT TIME ZONE a.time_zone)::time < '12:00'), 0) / d.budget_micros::float AS at_noon
      FROM promotion_days d JOIN promotions p ON p.id = d.promotion_id JOIN ad_accounts a ON a.id = p.ad_account_id
      JOIN promotion_events e ON e.promotion_id = d.promotion_id AND e.day = d.day
      WHERE d.promotion_id BETWEEN ${first}::bigint AND ${last}::bigint AND d.promotion_id <> ALL(${[...changed]}::bigint[])
        AND (p.start_at AT TIME ZONE a.time_zone)::date < d.day
      GROUP BY d.promotion_id, d.day, d.budget_micros HAVING sum(e.amount_micros) > 0.9 * d.budget_micros AND max(e.amount_micros) < 0.02 * d.budget_micros
    )
    SELECT count(*)::int AS days, coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY at_noon), 0)::float AS median,
      coalesce(max(at_noon), 0)::float AS most FROM spent`.execute(db)
  return rows[0] ?? { days: 0, median: 0, most: 0 }
}

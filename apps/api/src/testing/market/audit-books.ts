import { sql } from 'kysely'
import { MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import type { Db } from '../../kernel/deps.ts'

type Ids = readonly [first: string, last: string]

/** Rows of the books that contradict one another, by what they contradict: none, where all is right. */
export async function auditBooks(db: Db, [first, last]: Ids): Promise<Record<string, number>> {
  const within = (column: string) => sql`${sql.ref(column)} BETWEEN ${first}::bigint AND ${last}::bigint`
  const events = sql`SELECT promotion_id, day, sum(amount_micros)::bigint AS spend_micros,
      count(*) FILTER (WHERE kind = 'IMPRESSION')::int AS impressions,
      count(*) FILTER (WHERE kind = 'OUTBOUND_CLICK')::int AS outbound_clicks
    FROM promotion_events WHERE ${within('promotion_id')} GROUP BY 1, 2`
  const days = sql`SELECT p.ad_account_id, sum(d.spend_micros)::bigint AS spend_micros FROM promotion_days d
    JOIN promotions p ON p.id = d.promotion_id WHERE ${within('p.ad_account_id')} GROUP BY 1`
  const transfers = (kind: string) => sql`SELECT ad_account_id, source, amount_micros FROM ledger_transfers
    WHERE kind = ${kind} AND ${within('ad_account_id')}`
  const checks = {
    overBudget: sql`FROM promotion_days WHERE spend_micros > budget_micros AND ${within('promotion_id')}`,
    overCap: sql`FROM ad_accounts a JOIN ad_account_spend s ON s.ad_account_id = a.id
      WHERE s.spend_micros > a.spend_cap_micros AND ${within('a.id')}`,
    daysUnlikeEvents: sql`FROM (${events}) e
      FULL JOIN (SELECT * FROM promotion_days WHERE ${within('promotion_id')}) d
        ON d.promotion_id = e.promotion_id AND d.day = e.day
      WHERE (e.spend_micros, e.impressions, e.outbound_clicks)
        IS DISTINCT FROM (d.spend_micros, d.impressions, d.outbound_clicks)`,
    ledgerUnlikeEvents: sql`FROM (${transfers('CHARGE')}) t
      FULL JOIN (SELECT * FROM promotion_events WHERE amount_micros > 0 AND ${within('promotion_id')}) e
        ON e.client_uuid::text = t.source
      WHERE t.amount_micros IS DISTINCT FROM e.amount_micros`,
    accountsUnlikeDays: sql`FROM (${days}) d
      LEFT JOIN ad_account_spend s USING (ad_account_id) WHERE s.spend_micros IS DISTINCT FROM d.spend_micros`,
    invoicesUnlikeDays: sql`FROM (SELECT * FROM invoices WHERE ${within('ad_account_id')}) i
      LEFT JOIN (SELECT invoice_id, sum(spend_micros)::bigint AS spend_micros FROM promotion_days GROUP BY 1) d
        ON d.invoice_id = i.id
      WHERE i.subtotal_micros <> coalesce(d.spend_micros, 0)`,
    ledgerUnlikeInvoices: sql`FROM (SELECT * FROM invoices WHERE ${within('ad_account_id')}) i
      LEFT JOIN (${transfers('INVOICE')}) s ON s.source = i.id::text
      LEFT JOIN (${transfers('TAX')}) t ON t.source = i.id::text
      LEFT JOIN (SELECT split_part(source, ' ', 2) AS invoice_id, sum(amount_micros
          * CASE WHEN credit = 'RECEIVABLE' THEN 1 ELSE -1 END)::bigint AS amount_micros
        FROM ledger_transfers WHERE kind IN ('PAYMENT', 'REVERSAL', 'WRITE_OFF') AND 'RECEIVABLE' IN (debit, credit)
          AND ${within('ad_account_id')} GROUP BY 1) p ON p.invoice_id = i.id::text
      WHERE coalesce(s.amount_micros, 0) <> CASE i.status WHEN 'PROGRESS' THEN 0 ELSE i.subtotal_micros END
        OR coalesce(t.amount_micros, 0) <> CASE i.status WHEN 'PROGRESS' THEN 0 ELSE i.tax_micros END
        OR coalesce(p.amount_micros, 0) <> CASE i.status WHEN 'PAID' THEN i.total_micros ELSE 0 END`,
    unbalanced: sql`FROM (SELECT ad_account_id FROM ledger_balances WHERE ${within('ad_account_id')}
      GROUP BY ad_account_id, currency HAVING sum(balance_micros) <> 0) b`,
    seenTooOften: sql`FROM (SELECT accepted_at - lag(accepted_at, ${MOST_SIGHTS_A_DAY}::int)
        OVER (PARTITION BY viewer_key, promotion_id ORDER BY accepted_at) AS within
      FROM promotion_events WHERE kind = 'IMPRESSION' AND ${within('promotion_id')}) s
      WHERE s.within < interval '24 hours'`,
    paidTwice: sql`FROM (SELECT accepted_at - lag(accepted_at)
        OVER (PARTITION BY viewer_key, promotion_id ORDER BY accepted_at) AS within
      FROM promotion_events WHERE kind = 'OUTBOUND_CLICK' AND amount_micros > 0 AND ${within('promotion_id')}) c
      WHERE c.within < interval '24 hours'`,
  }
  const faults: Record<string, number> = {}
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count ${check}`.execute(db)
    faults[name] = rows[0]?.count ?? 0
  }
  return faults
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
    WHERE e.amount_micros = 0 AND e.promotion_id BETWEEN ${first}::bigint AND ${last}::bigint
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

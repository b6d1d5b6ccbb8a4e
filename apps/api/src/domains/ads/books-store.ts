import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { lostPayments } from './owed-store.ts'

/** The first and the last id of those that are looked at. */
export type Ids = readonly [first: string, last: string]

const ALL: Ids = ['0', '9223372036854775807']

type Within = (column: string) => RawBuilder<unknown>

const transfersOf = (kind: string, within: Within) => sql`SELECT ad_account_id, source, amount_micros
  FROM ledger_transfers WHERE kind = ${kind} AND ${within('ad_account_id')}`

/** Invoices of which the ledger has another amount, or that are paid by more or less than what was lost of them leaves. */
function ledgerUnlikeInvoices(within: Within) {
  return sql`FROM (SELECT * FROM invoices WHERE ${within('ad_account_id')}) i
    LEFT JOIN (${transfersOf('INVOICE', within)}) s ON s.source = i.id::text
    LEFT JOIN (${transfersOf('TAX', within)}) t ON t.source = i.id::text
    LEFT JOIN (SELECT split_part(source, ' ', 2) AS invoice_id, sum(amount_micros
        * CASE WHEN credit = 'RECEIVABLE' THEN 1 ELSE -1 END)::bigint AS amount_micros
      FROM ledger_transfers WHERE kind IN ('PAYMENT', 'REVERSAL', 'WRITE_OFF', 'DISPUTE_LOST') AND 'RECEIVABLE' IN (debit, credit)
        AND ${within('ad_account_id')} GROUP BY 1) p ON p.invoice_id = i.id::text
    LEFT JOIN ${lostPayments} l ON l.invoice_id = i.id
    WHERE coalesce(s.amount_micros, 0) <> CASE i.status WHEN 'PROGRESS' THEN 0 ELSE i.subtotal_micros END
      OR coalesce(t.amount_micros, 0) <> CASE i.status WHEN 'PROGRESS' THEN 0 ELSE i.tax_micros END
      OR coalesce(p.amount_micros, 0) <> CASE i.status
        WHEN 'PAID' THEN i.total_micros - i.credit_used_micros - coalesce(l.refunded_micros, 0) ELSE coalesce(l.kept_micros, 0) END`
}

/** Invoices of which notes, or the ledger, give back another amount, or that use other credit than the ledger has. */
function creditsUnlikeInvoices(within: Within) {
  const sumOf = (kind: string) => sql`SELECT n.invoice_id, sum(t.amount_micros)::bigint AS amount_micros
    FROM (${transfersOf(kind, within)}) t JOIN credit_notes n ON n.id::text = t.source GROUP BY 1`
  return sql`FROM (SELECT * FROM invoices WHERE ${within('ad_account_id')}) i
    LEFT JOIN (SELECT invoice_id, sum(subtotal_micros)::bigint AS subtotal_micros, sum(tax_micros)::bigint AS tax_micros
      FROM credit_notes WHERE invoice_id IN (SELECT id FROM invoices WHERE ${within('ad_account_id')})
      GROUP BY 1) n ON n.invoice_id = i.id
    LEFT JOIN (${sumOf('CREDIT_NOTE')}) s ON s.invoice_id = i.id
    LEFT JOIN (${sumOf('CREDIT_TAX')}) t ON t.invoice_id = i.id
    LEFT JOIN (SELECT split_part(source, ' ', 2) AS invoice_id,
        sum(amount_micros * CASE kind WHEN 'CREDIT_USED' THEN 1 ELSE -1 END)::bigint AS amount_micros
      FROM ledger_transfers WHERE kind IN ('CREDIT_USED', 'CREDIT_FREED') AND ${within('ad_account_id')} GROUP BY 1) u
      ON u.invoice_id = i.id::text
    WHERE (coalesce(n.subtotal_micros, 0), coalesce(n.tax_micros, 0), coalesce(s.amount_micros, 0),
        coalesce(t.amount_micros, 0), coalesce(u.amount_micros, 0))
      <> (i.credited_subtotal_micros, i.credited_tax_micros, i.credited_subtotal_micros, i.credited_tax_micros,
        i.credit_used_micros)`
}

/** Rows of the books that contradict one another, by what they contradict: none, where all is right. */
export async function bookFaults(db: Db, [first, last]: Ids = ALL): Promise<Record<string, number>> {
  const within = (column: string) => sql`${sql.ref(column)} BETWEEN ${first}::bigint AND ${last}::bigint`
  const events = sql`SELECT promotion_id, day, sum(amount_micros)::bigint AS spend_micros,
      count(*) FILTER (WHERE kind = 'IMPRESSION' AND NOT is_filtered)::int AS impressions,
      count(*) FILTER (WHERE kind = 'OUTBOUND_CLICK' AND NOT is_filtered)::int AS outbound_clicks,
      count(*) FILTER (WHERE is_filtered)::int AS filtered
    FROM promotion_events WHERE ${within('promotion_id')} GROUP BY 1, 2`
  const days = sql`SELECT p.ad_account_id, sum(d.spend_micros)::bigint AS spend_micros FROM promotion_days d
    JOIN promotions p ON p.id = d.promotion_id WHERE ${within('p.ad_account_id')} GROUP BY 1`
  const checks = {
    overBudget: sql`FROM promotion_days WHERE spend_micros > budget_micros AND ${within('promotion_id')}`,
    daysUnlikeEvents: sql`FROM (${events}) e
      FULL JOIN (SELECT * FROM promotion_days WHERE ${within('promotion_id')}) d
        ON d.promotion_id = e.promotion_id AND d.day = e.day
      WHERE (coalesce(e.spend_micros, 0), coalesce(e.impressions, 0), coalesce(e.outbound_clicks, 0),
          coalesce(e.filtered, 0))
        IS DISTINCT FROM (d.spend_micros, d.impressions, d.outbound_clicks, d.filtered)`,
    ledgerUnlikeEvents: sql`FROM (${transfersOf('CHARGE', within)}) t
      FULL JOIN (SELECT * FROM promotion_events WHERE amount_micros > 0 AND ${within('promotion_id')}) e
        ON e.client_uuid::text = t.source
      WHERE t.amount_micros IS DISTINCT FROM e.amount_micros`,
    placesBeyondDays: sql`FROM (SELECT promotion_id, day, sum(spend_micros)::bigint AS spend_micros,
        sum(impressions) AS impressions, sum(outbound_clicks) AS outbound_clicks, sum(conversions) AS conversions
      FROM promotion_day_placements WHERE ${within('promotion_id')} GROUP BY 1, 2) s
      JOIN promotion_days d ON d.promotion_id = s.promotion_id AND d.day = s.day
      WHERE s.spend_micros > d.spend_micros OR s.impressions > d.impressions
        OR s.outbound_clicks > d.outbound_clicks OR s.conversions > d.conversions`,
    audiencesBeyondDays: sql`FROM (SELECT promotion_id, sum(spend_micros)::bigint AS spend_micros,
        sum(impressions) AS impressions, sum(outbound_clicks) AS outbound_clicks, sum(conversions) AS conversions
      FROM promotion_audiences WHERE ${within('promotion_id')} GROUP BY 1) s
      LEFT JOIN (SELECT promotion_id, sum(spend_micros)::bigint AS spend_micros, sum(impressions) AS impressions,
        sum(outbound_clicks) AS outbound_clicks, sum(conversions) AS conversions
        FROM promotion_days WHERE ${within('promotion_id')} GROUP BY 1) d USING (promotion_id)
      WHERE s.spend_micros > coalesce(d.spend_micros, 0) OR s.impressions > coalesce(d.impressions, 0)
        OR s.outbound_clicks > coalesce(d.outbound_clicks, 0) OR s.conversions > coalesce(d.conversions, 0)`,
    accountsUnlikeDays: sql`FROM (${days}) d
      LEFT JOIN ad_account_spend s USING (ad_account_id) WHERE s.spend_micros IS DISTINCT FROM d.spend_micros`,
    invoicesUnlikeDays: sql`FROM (SELECT * FROM invoices WHERE ${within('ad_account_id')}) i
      LEFT JOIN (SELECT invoice_id, sum(spend_micros)::bigint AS spend_micros FROM promotion_days GROUP BY 1) d
        ON d.invoice_id = i.id
      WHERE i.subtotal_micros <> coalesce(d.spend_micros, 0)`,
    ledgerUnlikeInvoices: ledgerUnlikeInvoices(within),
    creditsUnlikeInvoices: creditsUnlikeInvoices(within),
    creditOverdrawn: sql`FROM ledger_balances
      WHERE account = 'CREDIT_OWED' AND balance_micros > 0 AND ${within('ad_account_id')}`,
    unbalanced: sql`FROM (SELECT ad_account_id FROM ledger_balances WHERE ${within('ad_account_id')}
      GROUP BY ad_account_id, currency HAVING sum(balance_micros) <> 0) b`,
  }
  return countEach(db, checks)
}

/** How many rows each of some FROM clauses has. */
export async function countEach(
  db: Db,
  checks: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count ${check}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

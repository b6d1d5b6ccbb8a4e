import { sql } from 'kysely'

/**
 * Of the payments of each invoice that a dispute has taken back: what of them was kept, and what was refunded of the rest.
 * Neither is owed again.
 */
export const lostPayments = sql`(SELECT p.invoice_id,
    sum(p.amount_micros - coalesce(t.amount_micros, 0))::bigint AS kept_micros,
    sum(greatest(p.refunded_micros - p.amount_micros + coalesce(t.amount_micros, 0), 0))::bigint AS refunded_micros
  FROM payments p LEFT JOIN ledger_transfers t ON t.kind = 'DISPUTE_LOST' AND t.source = p.reference
  WHERE p.state = 'LOST' AND NOT p.is_extra GROUP BY 1)`

/** What is owed of an issued invoice `i`: its total, less the credit it has used and what was paid and not lost. */
export const owed = sql<string>`(i.total_micros - i.credit_used_micros
    - coalesce((SELECT l.kept_micros + l.refunded_micros FROM ${lostPayments} l WHERE l.invoice_id = i.id), 0))::bigint`

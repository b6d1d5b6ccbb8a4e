import { sql } from 'kysely'
import type { InvoiceStatus } from '@tessera/api-types/ads/ad-options'
import type { Db } from '../../kernel/deps.ts'
import { billedToNow } from './invoice-store.ts'
import { owed } from './owed-store.ts'

export interface ProgressRow {
  id: string
  adAccountId: string
  businessId: string
  periodStart: string
  country: string
  currency: string
  subtotalMicros: string
  billingProfileId: string | null
  /** Which invoice of its account and month it is. */
  nth: number
}

const isEnded = (at: Date) =>
  sql`i.status = 'PROGRESS' AND i.period_end < (${at}::timestamptz AT TIME ZONE a.time_zone)::date`

/** An account with an invoice whose month has ended where the account is, but for those passed over. */
export async function accountToInvoice(
  db: Db,
  at: Date,
  passedOver: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id::text AS id FROM invoices i JOIN ad_accounts a ON a.id = i.ad_account_id
    WHERE ${isEnded(at)} AND a.id <> ALL(${[...passedOver]}::bigint[]) ORDER BY i.id LIMIT 1`.execute(db)
  return rows[0]?.id
}

/** An invoice of an account whose month has ended there, held until `tx` ends. */
export async function endedPeriod(tx: Db, adAccountId: string, at: Date): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`
    SELECT i.id::text AS id, i.ad_account_id::text AS ad_account_id, i.business_id::text AS business_id,
      i.period_start::text AS period_start, a.country, i.currency, i.subtotal_micros,
      b.id::text AS billing_profile_id,
      (SELECT count(*)::int + 1 FROM invoices o WHERE o.ad_account_id = i.ad_account_id
        AND o.period_start = i.period_start AND o.status <> 'PROGRESS') AS nth
    FROM invoices i
    JOIN ad_accounts a ON a.id = i.ad_account_id
    LEFT JOIN billing_profiles b ON b.ad_account_id = a.id
    WHERE i.ad_account_id = ${adAccountId}::bigint AND ${isEnded(at)}
    ORDER BY i.id LIMIT 1
    FOR UPDATE OF i`.execute(tx)
  return rows[0]
}

interface Issue {
  id: string
  invoiceNumber: string
  billingProfileId: string | null
  issuedAt: Date
  dueAt: Date
  taxRate: number
  taxMicros: number
  issuedBy: readonly string[]
}

export async function issueInvoice(tx: Db, { id, issuedBy, ...issue }: Issue): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({
      ...issue,
      status: 'ISSUED',
      nextAttemptAt: issue.issuedAt,
      issuedBy: [...issuedBy],
      billedTo: billedToNow(sql.ref('invoices.adAccountId')),
    })
    .where('id', '=', id)
    .execute()
}

export interface DueRow {
  id: string
  adAccountId: string
  businessId: string
  invoiceNumber: string
  /** What is still owed of it. */
  totalMicros: string
  currency: string
  attempts: number
  /** How often a card was refused for it; a payment after a refusal is another payment. */
  declines: number
  dueAt: Date
  status: InvoiceStatus
  paymentToken: string | null
}

const dueColumns = sql`i.id::text AS id, i.ad_account_id::text AS ad_account_id, i.business_id::text AS business_id,
  i.invoice_number, ${owed} AS total_micros, i.currency, i.attempts::int AS attempts, i.declines::int AS declines, i.due_at, i.status,
  b.payment_token
  FROM invoices i LEFT JOIN billing_profiles b ON b.ad_account_id = i.ad_account_id`

/** Invoices whose card is to be tried now, a page behind `after`; not while it is unknown what became of the payment before. */
export async function dueForPayment(db: Db, at: Date, after: string): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`SELECT ${dueColumns}
    WHERE i.id > ${after}::bigint AND i.status IN ('ISSUED', 'OVERDUE')
      AND i.next_attempt_at <= ${at}::timestamptz AND ${owed} > 0
      AND NOT EXISTS (SELECT FROM payments p WHERE p.invoice_id = i.id AND p.state = 'ASKED') ORDER BY i.id LIMIT 100`.execute(
    db,
  )
  return rows
}

/** An invoice with what a payment of it touches, in any state, held until `tx` ends. */
export async function lockInvoice(tx: Db, id: string): Promise<DueRow> {
  const { rows } = await sql<DueRow>`SELECT ${dueColumns} WHERE i.id = ${id}::bigint FOR UPDATE OF i`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error(`Invoice ${id} is gone`)
  return row
}

export async function payableInvoice(db: Db, id: string): Promise<DueRow | null> {
  const { rows } = await sql<DueRow>`SELECT ${dueColumns}
    WHERE i.id = ${id}::bigint AND i.status IN ('ISSUED', 'OVERDUE') AND ${owed} > 0`.execute(db)
  return rows[0] ?? null
}

/** Whether it was waiting for a payment still. */
export async function markPaid(tx: Db, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('invoices')
    .set({ status: 'PAID', paidAt: at, nextAttemptAt: null })
    .where('id', '=', id)
    .where('status', 'in', ['ISSUED', 'OVERDUE'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markTried(
  tx: Db,
  id: string,
  { attempts, nextAttemptAt }: { attempts: number; nextAttemptAt: Date | null },
): Promise<void> {
  await tx.updateTable('invoices').set({ attempts, nextAttemptAt }).where('id', '=', id).execute()
}

/** Another payment is asked for next time; two that were refused together are one refusal. */
export async function markDeclined(tx: Db, { id, declines }: Pick<DueRow, 'declines' | 'id'>): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ declines: declines + 1 })
    .where('id', '=', id)
    .where('declines', '=', declines)
    .execute()
}

/** A payment that was made did not last: its invoice is owed as before. */
export async function reopenInvoice(
  tx: Db,
  id: string,
  { status, nextAttemptAt }: { status: 'ISSUED' | 'OVERDUE'; nextAttemptAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status, paidAt: null, attempts: 0, nextAttemptAt })
    .where('id', '=', id)
    .execute()
}

/** A new card is tried at once for what an earlier one did not pay. */
export async function retryOpenInvoices(tx: Db, adAccountId: string, at: Date): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ nextAttemptAt: at })
    .where('adAccountId', '=', adAccountId)
    .where('status', 'in', ['ISSUED', 'OVERDUE'])
    .where('declines', '>', 0)
    .execute()
}

/** Invoices that are past their day and not noted so. */
export async function pastTheirDay(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', 'ISSUED')
    .where('dueAt', '<=', at)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An invoice that is past its day, now overdue; undefined where it was paid or noted meanwhile. */
export const markOverdue = (
  tx: Db,
  id: string,
  at: Date,
): Promise<{ adAccountId: string; businessId: string; invoiceNumber: string | null } | undefined> =>
  tx
    .updateTable('invoices')
    .set({ status: 'OVERDUE', nextAttemptAt: null })
    .where('id', '=', id)
    .where('status', '=', 'ISSUED')
    .where('dueAt', '<=', at)
    .returning(['adAccountId', 'businessId', 'invoiceNumber'])
    .executeTakeFirst()

/** Whether an ad account owes what is past its day, or has taken a payment back. */
export async function isBehind(db: Db, adAccountId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM invoices i WHERE i.ad_account_id = ${adAccountId}::bigint AND (i.status = 'OVERDUE'
      OR EXISTS (SELECT FROM payments p WHERE p.invoice_id = i.id AND p.state = 'DISPUTED'))
    LIMIT 1`.execute(db)
  return rows.length > 0
}

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** The kinds of transfers that touch what is owed to an advertiser; charges, of which there are many, do not. */
const KINDS = [
  'CREDIT_NOTE',
  'CREDIT_TAX',
  'CREDIT_USED',
  'CREDIT_FREED',
  'PAYMENT',
  'REVERSAL',
  'REFUND',
  'DISPUTE_LOST',
]

/**
 * What an ad account has to its credit in a currency: what was given back, and what was paid twice. It is less than
 * nothing where used credit was refunded besides.
 */
export async function creditOf(tx: Db, adAccountId: string, currency: string): Promise<number> {
  const { rows } = await sql<{ credit: string }>`
    SELECT coalesce(sum(CASE credit WHEN 'CREDIT_OWED' THEN amount_micros ELSE -amount_micros END), 0)::bigint AS credit
    FROM ledger_transfers WHERE ad_account_id = ${adAccountId}::bigint AND kind = ANY(${KINDS})
      AND currency = ${currency} AND 'CREDIT_OWED' IN (debit, credit)`.execute(tx)
  return Number(rows[0]?.credit ?? 0)
}

/** The credit that an invoice has used. */
export async function creditUsed(tx: Db, invoiceId: string): Promise<number> {
  const { creditUsedMicros } = await tx
    .selectFrom('invoices')
    .select('creditUsedMicros')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return Number(creditUsedMicros)
}

/** Less than nothing frees credit. */
export async function addCreditUsed(tx: Db, invoiceId: string, micros: number): Promise<void> {
  await sql`UPDATE invoices SET credit_used_micros = credit_used_micros + ${micros}::bigint
    WHERE id = ${invoiceId}::bigint`.execute(tx)
}

import { sql, type Insertable } from 'kysely'
import type { CreditNoteView } from '@tessera/api-types/ads/credit-notes'
import type { CreditNotes } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import type { CreditedSums } from './credit-note-rules.ts'

export interface CreditableRow {
  adAccountId: string
  isOwnBusiness: boolean
}

/** An invoice that was issued, and whether somebody belongs to the business it is to, or works on its ad account. */
export async function creditable(db: Db, invoiceId: string, staffId: string): Promise<CreditableRow | null> {
  const row = await db
    .selectFrom('invoices as i')
    .where('i.id', '=', invoiceId)
    .where('i.status', '<>', 'PROGRESS')
    .select([
      'i.adAccountId',
      sql<boolean>`(EXISTS (SELECT FROM business_members w
          WHERE w.business_id = i.business_id AND w.user_id = ${staffId}::bigint)
        OR EXISTS (SELECT FROM business_profiles f
          WHERE f.business_id = i.business_id AND f.user_id = ${staffId}::bigint)
        OR EXISTS (SELECT FROM asset_access g
          WHERE g.ad_account_id = i.ad_account_id AND g.user_id = ${staffId}::bigint))`.as('isOwnBusiness'),
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Whether it is unknown still what became of a payment of an invoice. */
export async function isBeingPaid(tx: Db, invoiceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('reference')
    .where('invoiceId', '=', invoiceId)
    .where('state', '=', 'ASKED')
    .executeTakeFirst()
  return row !== undefined
}

/** What was given back of an invoice so far, and by how many notes. */
export async function creditedSums(tx: Db, invoiceId: string): Promise<CreditedSums & { notes: number }> {
  const row = await tx
    .selectFrom('invoices as i')
    .where('i.id', '=', invoiceId)
    .select([
      'i.subtotalMicros',
      'i.taxRate',
      'i.taxMicros',
      'i.creditedSubtotalMicros',
      'i.creditedTaxMicros',
      sql<string>`coalesce((SELECT sum(p.refunded_micros) FROM payments p
        WHERE p.invoice_id = i.id AND NOT p.is_extra), 0)::bigint`.as('refundedMicros'),
      sql<number>`(SELECT count(*)::int FROM credit_notes n WHERE n.invoice_id = i.id)`.as('notes'),
    ])
    .executeTakeFirstOrThrow()
  return {
    subtotalMicros: Number(row.subtotalMicros),
    taxRate: Number(row.taxRate),
    taxMicros: Number(row.taxMicros),
    creditedSubtotalMicros: Number(row.creditedSubtotalMicros),
    creditedTaxMicros: Number(row.creditedTaxMicros),
    refundedMicros: Number(row.refundedMicros),
    notes: row.notes,
  }
}

/** What is left of a line of an invoice; null where it has no such line. */
export async function leftOfLine(
  tx: Db,
  invoiceId: string,
  { campaign_id, date }: { campaign_id: string; date: string },
): Promise<number | null> {
  const { rows } = await sql<{ left: string }>`
    SELECT d.spend_micros - coalesce((SELECT sum(n.subtotal_micros) FROM credit_notes n
      WHERE n.invoice_id = d.invoice_id AND n.promotion_id = d.promotion_id AND n.day = d.day), 0)::bigint AS left
    FROM promotion_days d WHERE d.invoice_id = ${invoiceId}::bigint
      AND d.promotion_id = ${campaign_id}::bigint AND d.day = ${date}::date`.execute(tx)
  return rows[0] ? Number(rows[0].left) : null
}

/** Writes a credit note, and adds it to what was given back of its invoice: a constraint keeps that from being too much. */
export async function insertCreditNote(tx: Db, note: Insertable<CreditNotes>): Promise<void> {
  await tx.insertInto('creditNotes').values(note).execute()
  await sql`UPDATE invoices SET
      credited_subtotal_micros = credited_subtotal_micros + ${note.subtotalMicros}::bigint,
      credited_tax_micros = credited_tax_micros + ${note.taxMicros}::bigint
    WHERE id = ${note.invoiceId}::bigint`.execute(tx)
}

/** What was given back of an invoice, the oldest first. */
export async function creditNotes(db: Db, invoiceId: string): Promise<CreditNoteView[]> {
  const rows = await db
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', 'i.id', 'n.invoiceId')
    .innerJoin('adAccounts as a', 'a.id', 'i.adAccountId')
    .leftJoin('promotions as p', 'p.id', 'n.promotionId')
    .where('n.invoiceId', '=', invoiceId)
    .orderBy('n.id')
    .select([
      'n.id',
      'n.creditNumber',
      'n.reason',
      'n.explanation',
      sql<string>`(n.issued_at AT TIME ZONE a.time_zone)::date::text`.as('issuedDate'),
      'n.promotionId',
      sql<string | null>`n.day::text`.as('day'),
      'p.name',
      'n.subtotalMicros',
      'n.taxMicros',
      'n.settledMicros',
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    credit_number: row.creditNumber,
    reason: row.reason as CreditNoteView['reason'],
    explanation: row.explanation,
    issued_date: row.issuedDate,
    line:
      row.promotionId === null || row.day === null
        ? null
        : { date: row.day, campaign_id: row.promotionId, campaign_name: row.name ?? '' },
    subtotal_micros: Number(row.subtotalMicros),
    tax_micros: Number(row.taxMicros),
    total_micros: Number(row.subtotalMicros) + Number(row.taxMicros),
    settled_micros: Number(row.settledMicros),
  }))
}

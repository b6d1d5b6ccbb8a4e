import { stringify } from 'csv-stringify/sync'
import type { CreditNoteView, CreditReason } from '@tessera/api-types/ads/credit-notes'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { writePdf } from '../pdf/write-pdf.ts'
import { keptWhole } from './export-columns.ts'
import { decimal, longDay, moneyIn, parties, shortDay, taxLabel } from './invoice-text.ts'

const REASON: Record<CreditReason, string> = {
  INVALID_TRAFFIC: 'Invalid traffic',
  WRONG_AMOUNT: 'Wrong amount',
  SERVICE_FAULT: 'Service fault',
  GOODWILL: 'Goodwill',
}

/** What was given back, and its tax where there is some. */
export function creditNoteCsv(invoice: InvoiceDetail, note: CreditNoteView): string {
  const { credit_number, reason, explanation, line, issued_date: date, subtotal_micros, tax_micros } = note
  const shared = {
    credit_number,
    invoice_number: invoice.invoice_number,
    date,
    reason,
    currency: invoice.currency,
  }
  const given = {
    ...shared,
    campaign_date: line?.date,
    campaign_id: line && keptWhole(line.campaign_id),
    campaign_name: line?.campaign_name,
    explanation,
    credit: decimal(subtotal_micros),
  }
  const tax = { ...shared, explanation: taxLabel(invoice), credit: decimal(tax_micros) }
  return stringify(tax_micros === 0 ? [given] : [given, tax], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: [
      'credit_number',
      'invoice_number',
      'date',
      'reason',
      'explanation',
      'campaign_date',
      'campaign_id',
      'campaign_name',
      'credit',
      'currency',
    ],
  })
}

export function creditNotePdf(invoice: InvoiceDetail, note: CreditNoteView): Buffer {
  const money = moneyIn(invoice.currency)
  const { line, settled_micros, subtotal_micros, tax_micros, total_micros } = note
  const rest = total_micros - settled_micros
  return writePdf({
    title: `Credit note ${note.credit_number}`,
    facts: [
      ...parties(invoice),
      ['Invoice', invoice.invoice_number ?? ''],
      ['Issued', longDay(note.issued_date)],
      ['Reason', REASON[note.reason]],
      ...note.explanation.split(/\r\n|\r|\n/).map((text) => ['', text] as const),
    ],
    columns: ['Day', 'Promotion', '', '', 'Credit'],
    rows: [
      [
        line ? shortDay(line.date) : '',
        line?.campaign_name ?? 'Whole invoice',
        '',
        '',
        money(subtotal_micros),
      ],
    ],
    sums: [
      ['Subtotal', money(subtotal_micros)],
      [taxLabel(invoice), money(tax_micros)],
      ['Total credit', money(total_micros)],
      ...(settled_micros > 0 ? [['Applied to this invoice', money(settled_micros)] as const] : []),
      ...(rest > 0 ? [['Credit remaining', money(rest)] as const] : []),
    ],
  })
}

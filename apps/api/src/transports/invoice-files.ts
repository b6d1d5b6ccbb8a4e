import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { DomainError } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { sendFailure } from './admin.ts'
import { call } from './call.ts'
import { creditNoteCsv, creditNotePdf } from './credit-note-files.ts'
import { keptWhole } from './export-columns.ts'
import { decimal, longDay, moneyIn, parties, shortDay, tag, taxLabel } from './invoice-text.ts'

const STATUS: Record<InvoiceDetail['status'], string> = {
  PROGRESS: 'In progress',
  ISSUED: 'Issued',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  VOID: 'Void',
}

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }

interface WrittenFile {
  name: string
  content: Buffer | string
}
type Write = (invoice: InvoiceDetail, params: Record<string, string>) => WrittenFile

/** An invoice, or a credit note of it, as a file, under the rights of reading it. */
export function invoiceFiles(app: FastifyInstance, operations: readonly Operation[]): void {
  const reading = operations.find(({ contract }) => contract.route.name === 'invoices.get')
  if (!reading) return
  const serve = (path: string, kind: 'csv' | 'pdf', write: Write) =>
    app.route({
      method: 'GET',
      url: `/v3/businesses/:business_id/invoices/:id/${path}${kind}`,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const { note_id, ...params } = request.params as Record<string, string>
        const { data } = await call(reading, params, request, reply)
        const { name, content } = write(data as InvoiceDetail, { note_id: note_id ?? '' })
        return reply
          .type(TYPES[kind])
          .header('content-disposition', `attachment; filename="${name}.${kind}"`)
          .header('cache-control', 'private, no-store')
          .send(content)
      },
      errorHandler: (error, _request, reply) => sendFailure(error, reply, 'get'),
    })
  serve('', 'csv', (invoice) => ({ name: nameOf(invoice), content: toCsv(invoice) }))
  serve('', 'pdf', (invoice) => ({ name: nameOf(invoice), content: toPdf(invoice) }))
  serve('credit_notes/:note_id/', 'csv', ofNote(creditNoteCsv))
  serve('credit_notes/:note_id/', 'pdf', ofNote(creditNotePdf))
}

const nameOf = ({ invoice_number, id }: InvoiceDetail): string => `invoice-${invoice_number ?? id}`

const ofNote =
  (write: (invoice: InvoiceDetail, note: InvoiceDetail['credit_notes'][number]) => Buffer | string): Write =>
  (invoice, { note_id }) => {
    const note = invoice.credit_notes.find(({ id }) => id === note_id)
    if (!note) throw new DomainError('INVOICE_NOT_FOUND')
    return { name: `credit-note-${note.credit_number}`, content: write(invoice, note) }
  }

/** The lines, and below them the tax where there is one, so that the amounts add up to the total. */
function toCsv(invoice: InvoiceDetail): string {
  const { lines, currency, tax_micros, period_end: date } = invoice
  const rows = lines.map(({ amount_micros, ...line }) => ({
    ...line,
    campaign_id: keptWhole(line.campaign_id),
    amount: decimal(amount_micros),
    currency,
  }))
  const tax = { date, campaign_name: taxLabel(invoice), amount: decimal(tax_micros), currency }
  const columns = ['date', 'campaign_id', 'campaign_name', 'objective', 'impressions', 'outbound_clicks']
  return stringify(tax_micros === 0 ? rows : [...rows, tax], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: [...columns, 'amount', 'currency'],
  })
}

function toPdf(invoice: InvoiceDetail): Buffer {
  const { currency, lines, credit_used_micros: used } = invoice
  const money = moneyIn(currency)
  const day = (date: string | null) => (date === null ? 'Not yet' : longDay(date))
  return writePdf({
    title: `Invoice ${invoice.invoice_number ?? '(in progress)'}`,
    facts: [
      ...parties(invoice),
      ['Period', `${day(invoice.period_start)} to ${day(invoice.period_end)}`],
      ['Issued', day(invoice.issued_date)],
      ['Due', day(invoice.due_date)],
      ['Status', STATUS[invoice.status]],
    ],
    columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
    rows: lines.map((line) => [
      shortDay(line.date),
      line.campaign_name,
      line.impressions.toLocaleString(tag),
      line.outbound_clicks.toLocaleString(tag),
      money(line.amount_micros),
    ]),
    sums: [
      ['Subtotal', money(invoice.subtotal_micros)],
      [taxLabel(invoice), money(invoice.tax_micros)],
      ['Total', money(invoice.total_micros)],
      ...(used > 0 ? [['Credit used', money(-used)] as const] : []),
      ['Balance due', money(invoice.balance_due_micros)],
    ],
  })
}

import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Operation } from '../kernel/operation.ts'
import { languageTag, SOURCE_LOCALE } from '@tessera/api-types/locales'
import { MICROS } from '@tessera/api-types/wire/micros'
import { addressLines } from '@tessera/i18n/address-lines'
import { writePdf } from '../pdf/write-pdf.ts'
import { sendFailure } from './admin.ts'
import { call } from './call.ts'
import { keptWhole } from './export-columns.ts'

const tag = languageTag(SOURCE_LOCALE)
const amounts = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const longDates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })

/** Rounded half up to cents. */
const amount = (micros: number): string => amounts.format(Math.floor(micros / 10_000 + 0.5) / 100)

const STATUS: Record<InvoiceDetail['status'], string> = {
  PROGRESS: 'In progress',
  ISSUED: 'Issued',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  VOID: 'Void',
}

/** An invoice as a file, under the rights of reading it. */
export function invoiceFiles(app: FastifyInstance, operations: readonly Operation[]): void {
  const reading = operations.find(({ contract }) => contract.route.name === 'invoices.get')
  if (!reading) return
  const serve = (kind: 'csv' | 'pdf', type: string, write: (invoice: InvoiceDetail) => Buffer | string) =>
    app.route({
      method: 'GET',
      url: `/v3/businesses/:business_id/invoices/:id/${kind}`,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const { data } = await call(reading, request.params as Record<string, string>, request, reply)
        const invoice = data as InvoiceDetail
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${nameOf(invoice)}.${kind}"`)
          .header('cache-control', 'private, no-store')
          .send(write(invoice))
      },
      errorHandler: (error, _request, reply) => sendFailure(error, reply, 'get'),
    })
  serve('csv', 'text/csv; charset=utf-8', toCsv)
  serve('pdf', 'application/pdf', toPdf)
}

const nameOf = ({ invoice_number, id }: InvoiceDetail): string => `invoice-${invoice_number ?? id}`

const percent = (rate: number): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate)

const taxLabel = ({ tax_rate }: InvoiceDetail): string => `Tax (${percent(tax_rate)})`

/** The lines, and below them the tax where there is one, so that the amounts add up to the total. */
function toCsv(invoice: InvoiceDetail): string {
  const { lines, currency, tax_micros, period_end: date } = invoice
  const decimal = (micros: number) => (micros / MICROS).toFixed(6)
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

/** Lines below each other, of which the first has the label. */
const stacked = (label: string, lines: readonly string[]) =>
  lines.map((line, index) => [index === 0 ? label : '', line] as const)

function toPdf(invoice: InvoiceDetail): Buffer {
  const { currency, lines, billed_to } = invoice
  const money = (micros: number) => `${amount(micros)} ${currency}`
  const day = (date: string | null) => (date === null ? 'Not yet' : longDates.format(new Date(date)))
  return writePdf({
    title: `Invoice ${invoice.invoice_number ?? '(in progress)'}`,
    facts: [
      ...stacked('From', invoice.issued_by),
      ...stacked('Billed to', [billed_to.name, ...addressLines(billed_to.address)]),
      ...stacked('Tax ID', billed_to.tax_id === null ? [] : [billed_to.tax_id]),
      ['Ad account', invoice.ad_account_name],
      ['Period', `${day(invoice.period_start)} to ${day(invoice.period_end)}`],
      ['Issued', day(invoice.issued_date)],
      ['Due', day(invoice.due_date)],
      ['Status', STATUS[invoice.status]],
    ],
    columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
    rows: lines.map((line) => [
      dates.format(new Date(line.date)),
      line.campaign_name,
      line.impressions.toLocaleString(tag),
      line.outbound_clicks.toLocaleString(tag),
      money(line.amount_micros),
    ]),
    sums: [
      ['Subtotal', money(invoice.subtotal_micros)],
      [taxLabel(invoice), money(invoice.tax_micros)],
      ['Total', money(invoice.total_micros)],
      ['Balance due', money(invoice.balance_due_micros)],
    ],
  })
}

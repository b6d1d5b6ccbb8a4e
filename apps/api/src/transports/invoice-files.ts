import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Operation } from '../kernel/operation.ts'
import { languageTag, SOURCE_LOCALE } from '@tessera/api-types/locales'
import { addressLines } from '@tessera/i18n/address-lines'
import { writePdf } from '../pdf/write-pdf.ts'
import { sendFailure } from './admin.ts'
import { call } from './call.ts'
import { keptWhole } from './long-number.ts'

const MICROS = 1_000_000

/** Rounded half up to cents. */
const amount = (micros: number): string => (Math.floor(micros / 10_000 + 0.5) / 100).toFixed(2)

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

const toCsv = ({ lines, currency }: InvoiceDetail): string =>
  stringify(
    lines.map(({ amount_micros, ...line }) => ({
      ...line,
      campaign_id: keptWhole(line.campaign_id),
      amount: (amount_micros / MICROS).toFixed(6),
      currency,
    })),
    { header: true, bom: true, escape_formulas: true },
  )

const percent = (rate: number): string =>
  new Intl.NumberFormat(languageTag(SOURCE_LOCALE), { style: 'percent', maximumFractionDigits: 2 }).format(
    rate,
  )

/** Lines below each other, of which the first has the label. */
const stacked = (label: string, lines: readonly string[]) =>
  lines.map((line, index) => [index === 0 ? label : '', line] as const)

function toPdf(invoice: InvoiceDetail): Buffer {
  const { currency, lines, billed_to } = invoice
  const money = (micros: number) => `${amount(micros)} ${currency}`
  return writePdf({
    title: `Invoice ${invoice.invoice_number ?? '(in progress)'}`,
    facts: [
      ...stacked('From', invoice.issued_by),
      ...stacked('Billed to', [billed_to.name, ...addressLines(billed_to.address)]),
      ...stacked('Tax ID', billed_to.tax_id === null ? [] : [billed_to.tax_id]),
      ['Ad account', invoice.ad_account_name],
      ['Period', `${invoice.period_start} to ${invoice.period_end}`],
      ['Issued', invoice.issued_date ?? 'Not yet'],
      ['Due', invoice.due_date ?? 'Not yet'],
      ['Status', invoice.status],
    ],
    columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
    rows: lines.map((line) => [
      line.date,
      line.campaign_name,
      String(line.impressions),
      String(line.outbound_clicks),
      money(line.amount_micros),
    ]),
    sums: [
      ['Subtotal', money(invoice.subtotal_micros)],
      [`Tax (${percent(invoice.tax_rate)})`, money(invoice.tax_micros)],
      ['Total', money(invoice.total_micros)],
      ['Balance due', money(invoice.balance_due_micros)],
    ],
  })
}

import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, int, text } from '../wire/scalars.ts'
import { creditNoteRoutes } from './credit-note-routes.ts'
import { CREDIT_REASONS, CreditNoteView, MAX_CREDIT_EXPLANATION } from './credit-notes.ts'
import { InvoiceDetail, InvoiceView } from './views.ts'

const withBusiness = { business_name: z.string() }

/** An invoice as the staff of the site lists it. */
export const IssuedInvoiceView = InvoiceView.extend(withBusiness)
export type IssuedInvoiceView = z.output<typeof IssuedInvoiceView>

export const IssuedInvoiceDetail = InvoiceDetail.extend({
  ...withBusiness,
  /** Nobody gives something back to a business they work for. */
  can_credit: z.boolean(),
  /** Before tax, what was neither given back nor refunded. */
  creditable_micros: z.int(),
})
export type IssuedInvoiceDetail = z.output<typeof IssuedInvoiceDetail>

export const CreditNoteFields = z.object({
  invoice_id: Id,
  /** The line it is about; without one, it is about the whole invoice. */
  line: z.object({ campaign_id: Id, date: z.iso.date() }).nullable().default(null),
  /** Before tax, whose share is given back besides. */
  amount_micros: int({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  reason: z.enum(CREDIT_REASONS),
  explanation: text({ min: 1, max: MAX_CREDIT_EXPLANATION }),
})
export type CreditNoteFields = z.output<typeof CreditNoteFields>

export const creditNoteContracts = {
  'issuedInvoices.list': contract(creditNoteRoutes['issuedInvoices.list'], {
    summary: 'The invoices that were issued to anybody, the newest first, or the one of a number.',
    input: adminListInput(['id'], { q: z.string().max(200).optional() }, ['id', 'DESC']).omit({
      business_id: true,
    }),
    output: adminListOf(IssuedInvoiceView),
  }),
  'issuedInvoices.get': contract(creditNoteRoutes['issuedInvoices.get'], {
    summary: 'One issued invoice with its lines and what was given back of it.',
    input: z.object({ id: Id }),
    output: IssuedInvoiceDetail,
    errors: ['INVOICE_NOT_FOUND'],
  }),
  'creditNotes.create': contract(creditNoteRoutes['creditNotes.create'], {
    summary: 'Gives back a part of an issued invoice: it lowers what is due, or the next invoice uses it.',
    input: CreditNoteFields,
    output: CreditNoteView,
    errors: ['INVOICE_NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT'],
  }),
}

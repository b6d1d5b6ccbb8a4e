import { adsContracts as contracts } from '@tessera/api-types/ads/contracts'
import { creditNoteContracts as notes } from '@tessera/api-types/ads/credit-note-contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { createCreditNote, getIssuedInvoice, listIssuedInvoices } from './credit-note-service.ts'
import { getInvoice, invoiceTabs, listInvoices } from './invoice-service.ts'
import { payNow } from './payment-service.ts'

export const invoiceOperations: Operation[] = [
  implement(contracts['invoices.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listInvoices(viewer, business_id, request, deps),
  ),
  implement(contracts['invoices.tabs'], ({ business_id }, { viewer, deps }) =>
    invoiceTabs(viewer, business_id, deps),
  ),
  implement(contracts['invoices.get'], ({ business_id, id }, { viewer, deps }) =>
    getInvoice(viewer, business_id, id, deps),
  ),
  implementInSteps(contracts['invoices.pay'], {
    prepare: (place, { viewer, deps }) => payNow(viewer, place, deps),
    handle: ({ business_id, id }, { viewer, deps }) => getInvoice(viewer, business_id, id, deps),
  }),
  implement(notes['issuedInvoices.list'], (request, { deps }) => listIssuedInvoices(request, deps)),
  implement(notes['issuedInvoices.get'], ({ id }, { viewer, deps }) => getIssuedInvoice(viewer, id, deps)),
  implement(notes['creditNotes.create'], (fields, { viewer, deps }) =>
    createCreditNote(viewer, fields, deps),
  ),
]

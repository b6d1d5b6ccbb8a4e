import { adsContracts as contracts } from '@tessera/api-types/ads/contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
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
]

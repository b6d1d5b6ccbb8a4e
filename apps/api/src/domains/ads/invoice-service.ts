import { DEFAULT_INVOICE_TAB, type INVOICE_TABS } from '@tessera/api-types/ads/ad-options'
import { isInvoiceRange, usualInvoiceRange } from '@tessera/api-types/ads/invoice-range'
import type { InvoiceDetail, InvoiceView } from '@tessera/api-types/ads/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listAdAccountsWith } from '../business/ad-account-access.ts'
import { accessOf } from '../business/business-access-service.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { creditNotes } from './credit-note-store.ts'
import { refuseFaults } from './advertiser-service.ts'
import {
  hasIssued,
  invoice,
  invoiceLines,
  listInvoices as listRows,
  type InvoiceRow,
} from './invoice-store.ts'

const PAYABLE = ['ISSUED', 'OVERDUE']
export const isPayable = ({ status }: Pick<InvoiceRow, 'status'>): boolean => PAYABLE.includes(status)

export const toInvoiceView = (row: InvoiceRow): InvoiceView => ({
  id: row.id,
  invoice_number: row.invoiceNumber,
  ad_account_id: row.adAccountId,
  ad_account_name: row.adAccountName,
  business_id: row.businessId,
  billing_profile_id: row.billingProfileId,
  period_start: row.periodStart,
  period_end: row.periodEnd,
  issued_at: row.issuedAt?.toISOString() ?? null,
  due_at: row.dueAt?.toISOString() ?? null,
  issued_date: row.issuedDate,
  due_date: row.dueDate,
  paid_at: row.paidAt?.toISOString() ?? null,
  status: row.status,
  currency: row.currency,
  subtotal_micros: Number(row.subtotalMicros),
  tax_rate: Number(row.taxRate),
  tax_micros: Number(row.taxMicros),
  total_micros: Number(row.totalMicros),
  credited_micros: Number(row.creditedMicros),
  credit_used_micros: Number(row.creditUsedMicros),
  balance_due_micros: isPayable(row) ? Number(row.owedMicros) : 0,
  abilities: { can_pay: isPayable(row) },
})

/**
 * The ad accounts of a business whose finances somebody manages.
 * @throws DomainError NOT_ALLOWED for members who manage none
 */
export async function financedAccounts(db: Db, businessId: string, userId: string): Promise<string[]> {
  const { actor } = await accessOf(db, businessId, userId)
  const accounts = await listAdAccountsWith(db, userId, 'FINANCE_MANAGER')
  const ids = accounts
    .filter((account) => account.businessId === businessId && !account.isKeptFromBilling)
    .map(({ id }) => id)
  if (ids.length === 0 && actor.role === 'EMPLOYEE') throw new DomainError('NOT_ALLOWED')
  return ids
}

export async function listInvoices(
  { userId }: Member,
  businessId: string,
  request: ListRequest,
  { read, now }: Pick<Deps, 'now' | 'read'>,
) {
  const only = await financedAccounts(read, businessId, userId)
  const filter = narrowed(request.filter, now().toISOString().slice(0, 10))
  const { rows, ...range } = await listRows(read, businessId, only, { ...request, filter })
  return { items: rows.map(toInvoiceView), ...range }
}

/** Records that are asked for by their ids, or by a text and nothing else, are of any time and state. */
function narrowed({ id, ...filter }: ListRequest['filter'], today: string): ListRequest['filter'] {
  if (id) return { id }
  const { q, tab: given, date_from: first, date_to: last } = filter
  if (q && !given && !first && !last) return filter
  const tab = (given ?? DEFAULT_INVOICE_TAB) as (typeof INVOICE_TABS)[number]
  const { from, to } = usualInvoiceRange(tab, today)
  const date_from = first ?? from
  const date_to = last ?? to
  const isSound = !date_from || !date_to || isInvoiceRange(String(date_from), String(date_to))
  refuseFaults({ date_from: isSound ? null : { key: 'field.invoice.range' } })
  return { ...filter, tab, date_from, date_to }
}

export async function invoiceTabs(
  { userId }: Member,
  businessId: string,
  { read }: Pick<Deps, 'read'>,
): Promise<{ is_visible: boolean }> {
  const only = await financedAccounts(read, businessId, userId)
  return { is_visible: await hasIssued(read, businessId, only) }
}

export async function getInvoice(
  { userId }: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<InvoiceDetail> {
  const { read } = deps
  const row = await invoice(read, businessId, await financedAccounts(read, businessId, userId), id)
  if (!row) throw new DomainError('INVOICE_NOT_FOUND')
  return detailOf(row, deps)
}

/** An invoice with its parties, its lines and what was given back of it. */
export async function detailOf(
  row: InvoiceRow,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<InvoiceDetail> {
  return {
    ...toInvoiceView(row),
    issued_by: row.issuedBy ?? [...(site.invoiceSender ?? [await siteName(read, site)])],
    billed_to: row.billedTo,
    lines: await invoiceLines(read, row.id),
    credit_notes: await creditNotes(read, row.id),
  }
}

import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordHistory, recordSystemHistory } from '../business/business-access-service.ts'
import { markRefused } from './billing-store.ts'
import { dueAt, invoiceNumber, nextAttemptAt, taxOf } from './invoice-rules.ts'
import { financedAccounts, getInvoice } from './invoice-service.ts'
import { invoice } from './invoice-store.ts'
import {
  dueForPayment,
  endedPeriods,
  hasOverdue,
  insertTransfer,
  issueInvoice,
  markDeclined,
  markOverdue,
  markPaid,
  markTried,
  payableInvoice,
  type DueRow,
  type ProgressRow,
} from './payment-store.ts'
import { settleWithin } from './settle-service.ts'

interface Taxed {
  site: Pick<Deps['site'], 'taxRates'>
}
type Needs = Pick<Deps, 'newId' | 'now' | 'payments' | 'read' | 'transact'> & Taxed
type Booking = Pick<Deps, 'newId' | 'now'>

/** Issues what is ended, charges what is due, and holds what is overdue; a second run changes nothing. // decided: B-4.67, B-4.68 */
export async function billAccounts(deps: Needs): Promise<void> {
  while (await issueNext(deps));
  if (deps.payments) for (const due of await dueForPayment(deps.read, deps.now())) await chargeDue(due, deps)
  await holdOverdue(deps)
}

/** One invoice a transaction: it waits for the charges of one account, not of all. */
const issueNext = (deps: Needs): Promise<boolean> =>
  deps.transact(async (tx) => {
    const [row] = await endedPeriods(tx, deps.now())
    if (row) await issue(tx, row, deps)
    return row !== undefined
  })

async function issue(tx: Db, row: ProgressRow, deps: Booking & Taxed): Promise<void> {
  const issuedAt = deps.now()
  const taxRate = deps.site.taxRates[row.country] ?? 0
  const subtotal = Number(row.subtotalMicros)
  const taxMicros = taxOf(subtotal, taxRate)
  const number = invoiceNumber(row.periodStart, row.adAccountId, row.nth)
  await issueInvoice(tx, {
    id: row.id,
    invoiceNumber: number,
    billingProfileId: row.billingProfileId,
    issuedAt,
    dueAt: dueAt(issuedAt),
    taxRate,
    taxMicros,
  })
  const transfer = {
    adAccountId: row.adAccountId,
    occurredAt: issuedAt,
    source: row.id,
    currency: row.currency,
  }
  await insertTransfer(tx, { ...transfer, id: deps.newId(), kind: 'INVOICE', amountMicros: subtotal })
  await insertTransfer(tx, { ...transfer, id: deps.newId(), kind: 'TAX', amountMicros: taxMicros })
  await recordSystemHistory(tx, deps, row.businessId, {
    action: 'ISSUE',
    entityType: 'INVOICE',
    entityId: row.id,
    entityName: number,
    changes: [{ field: 'total_micros', old: null, new: subtotal + taxMicros }],
  })
}

/** Asks the provider outside of every transaction; a payment that was made is booked once. */
async function chargeDue(due: DueRow, deps: Needs): Promise<void> {
  const outcome = await askFor(due, deps)
  await deps.transact(async (tx): Promise<void> => {
    if (outcome === 'PAID') return book(tx, due, null, deps)
    await markDeclined(tx, due)
    const attempts = due.attempts + 1
    await markTried(tx, due.id, { attempts, nextAttemptAt: nextAttemptAt(attempts, deps.now()) })
  })
}

const askFor = async (
  { id, paymentToken, totalMicros, currency, declines }: DueRow,
  { payments }: Pick<Deps, 'payments'>,
): Promise<'PAID' | 'DECLINED'> =>
  paymentToken === null || !payments
    ? 'DECLINED'
    : payments.pay({
        token: paymentToken,
        amountMicros: Number(totalMicros),
        currency,
        reference: `invoice ${id} ${declines}`,
      })

async function book(tx: Db, due: DueRow, payerId: string | null, deps: Booking): Promise<void> {
  const at = deps.now()
  if (!(await markPaid(tx, due.id, at))) return
  await insertTransfer(tx, {
    id: deps.newId(),
    adAccountId: due.adAccountId,
    occurredAt: at,
    kind: 'PAYMENT',
    source: due.id,
    amountMicros: Number(due.totalMicros),
    currency: due.currency,
  })
  if (!(await hasOverdue(tx, due.adAccountId))) await markRefused(tx, due.adAccountId, false)
  const told = {
    action: 'PAY',
    entityType: 'INVOICE',
    entityId: due.id,
    entityName: due.invoiceNumber,
    changes: [{ field: 'status', old: due.status, new: 'PAID' }],
  } as const
  await (payerId === null
    ? recordSystemHistory(tx, deps, due.businessId, { ...told, changes: [...told.changes] })
    : recordHistory(
        tx,
        deps,
        { userId: payerId, businessId: due.businessId },
        { ...told, changes: [...told.changes] },
      ))
}

const holdOverdue = (deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    for (const { id, adAccountId, businessId, invoiceNumber: number } of await markOverdue(tx, deps.now())) {
      await markRefused(tx, adAccountId, true)
      await recordSystemHistory(tx, deps, businessId, {
        action: 'UPDATE',
        entityType: 'INVOICE',
        entityId: id,
        entityName: number ?? id,
        changes: [{ field: 'status', old: 'ISSUED', new: 'OVERDUE' }],
      })
    }
  })

/** Finds what somebody wants to pay and pays it, outside of every transaction. */
export async function payNow(
  { userId }: Member,
  { business_id, id }: { business_id: string; id: string },
  deps: Needs,
): Promise<DueRow> {
  const accounts = await financedAccounts(deps.read, business_id, userId)
  if (!(await invoice(deps.read, business_id, accounts, id))) throw new DomainError('INVOICE_NOT_FOUND')
  const due = await payableInvoice(deps.read, id)
  if (!due) throw new DomainError('CONFLICT', { reason: { key: 'refusal.invoiceState' } })
  if (!deps.payments) throw new DomainError('PAYMENTS_OFF')
  if (due.paymentToken === null) throw new DomainError('BILLING_INVALID')
  if ((await askFor(due, deps)) === 'DECLINED') {
    await deps.transact((tx) => markDeclined(tx, due))
    throw new DomainError('PAYMENT_DECLINED')
  }
  return due
}

/** Books the payment and lets the promotions of the account go on. */
export function bookPayment(viewer: Member, due: DueRow, deps: Needs): Promise<InvoiceDetail> {
  return deps.transact(async (tx) => {
    await book(tx, due, viewer.userId, deps)
    await settleWithin(tx, deps, due.adAccountId)
    return getInvoice(viewer, due.businessId, due.id, { read: tx })
  })
}

import type { Db, Deps } from '../../kernel/deps.ts'
import type { PaymentChange } from '../../payments/payment-provider.ts'
import { recordHistory, recordSystemHistory } from '../business/business-access-service.ts'
import { markRefused } from './billing-store.ts'
import { lockAccountOf } from './charge-store.ts'
import { freeCredit, spendCredit } from './credit-service.ts'
import { mailFailure, mailReceipt, type DunningNeeds } from './dunning-service.ts'
import { nextAttemptAt } from './invoice-rules.ts'
import { insertTransfer } from './ledger-store.ts'
import { lockPayment, noteProviderId, savePayment, type PaymentRow } from './payment-record-store.ts'
import { afterChange, type BookingKind, type PaymentState, type PaymentStep } from './payment-rules.ts'
import {
  isBehind,
  lockInvoice,
  markDeclined,
  markPaid,
  markTried,
  reopenInvoice,
  type DueRow,
} from './payment-store.ts'
import { settleWithin } from './settle-service.ts'

export type OutcomeNeeds = Pick<Deps, 'log' | 'newId' | 'now'> & DunningNeeds

const ATTENDED_MS = 60_000

interface Reported {
  /** Our name of the payment; where it is unknown, the provider's is enough. */
  reference: string | null
  providerId: string | null
  change: PaymentChange
  /** Who pressed Pay now has seen the refusal: it does not count as a try of the schedule. */
  isSeen?: boolean
}

/**
 * Brings a payment to where the provider has it, with the books, its invoice and the promotions of its account; null
 * where there is no such payment. A change that is known already, or comes too late, changes nothing.
 */
export async function applyChange(
  tx: Db,
  deps: OutcomeNeeds,
  { reference, providerId, change, isSeen = false }: Reported,
): Promise<PaymentRow | null> {
  const payment = await lockPayment(tx, { reference, providerId })
  if (!payment) return null
  if (providerId !== null) await noteProviderId(tx, payment.reference, providerId)
  const step = afterChange(
    {
      state: payment.state as PaymentState,
      changedAt: payment.changedAt,
      amountMicros: Number(payment.amountMicros),
      refundedMicros: Number(payment.refundedMicros),
    },
    change,
  )
  if (!step) return payment
  // Where credit may be spent, the books are held before the invoice, as everywhere that spends it.
  if (step.bookings.some(({ kind }) => isTakenBack(kind))) await lockAccountOf(tx, payment.invoiceId)
  const due = await lockInvoice(tx, payment.invoiceId)
  const isExtra = await book(tx, deps, { payment, due, step })
  await savePayment(tx, payment.reference, { ...step, isExtra })
  if (isExtra) deps.log.warn({ payment: payment.reference }, 'an invoice was paid twice')
  else await follow(tx, deps, { payment, due, step })
  if (step.state === 'DECLINED') await decline(tx, deps, due, isSeen || isAttended(payment, deps.now()))
  await settleWithin(tx, deps, due.adAccountId)
  return payment
}

/** The event of a payment by Pay now may come before the response that its payer waits for. */
const isAttended = ({ payerId, state, changedAt }: PaymentRow, now: Date): boolean =>
  payerId !== null && state === 'ASKED' && now.getTime() - changedAt.getTime() < ATTENDED_MS

const isTakenBack = (kind: BookingKind): boolean => kind === 'REVERSAL' || kind === 'DISPUTE_LOST'

interface Followed {
  payment: PaymentRow
  due: DueRow
  step: PaymentStep
}

/** Writes the transfers of a step; returns whether the payment is one too many. */
async function book(tx: Db, deps: OutcomeNeeds, { payment, due, step }: Followed): Promise<boolean> {
  const { reference, currency } = payment
  let { isExtra } = payment
  for (const { kind, amountMicros } of step.bookings) {
    if (kind === 'PAYMENT') isExtra = !(await markPaid(tx, due.id, deps.now()))
    if (kind === 'PAYMENT' && !isExtra) await freeCredit(tx, deps, due, amountMicros)
    await insertTransfer(tx, {
      id: deps.newId(),
      adAccountId: due.adAccountId,
      occurredAt: deps.now(),
      kind,
      // There may be several refunds of one payment.
      source: kind === 'REFUND' ? `${reference} ${step.refundedMicros}` : reference,
      amountMicros,
      currency,
      isExtra,
    })
  }
  return isExtra
}

/** What the transfers mean for the invoice and its ad account. */
async function follow(tx: Db, deps: OutcomeNeeds, { payment, due, step }: Followed): Promise<void> {
  const kinds = step.bookings.map(({ kind }) => kind)
  const by = { userId: payment.payerId, businessId: due.businessId }
  const paid = kinds.includes('PAYMENT')
  if (paid) {
    await note(tx, deps, by, due, { action: 'PAY', field: 'status', old: due.status, new: 'PAID' })
    await mailReceipt(tx, deps, due, Number(payment.amountMicros))
  }
  const itself = { ...by, userId: null }
  for (const kind of kinds)
    if (kind !== 'PAYMENT')
      await note(tx, deps, itself, due, { action: 'UPDATE', field: 'payment', old: null, new: kind })
  const left = await lockInvoice(tx, due.id)
  const isOpened = Number(left.totalMicros) > 0 && kinds.some(isTakenBack)
  const isOwed = Number(left.totalMicros) > (isOpened ? await reopen(tx, deps, left) : 0)
  const isOwedAgain = isOwed && isOpened
  if (!isOwed) await markPaid(tx, due.id, deps.now())
  const behind = await isBehind(tx, due.adAccountId)
  if (behind ? isOwedAgain || step.state === 'DISPUTED' : paid || step.state === 'WON' || !isOwed)
    await markRefused(tx, due.adAccountId, behind)
}

/** What no card can be charged for is not owed. */
export async function writeOff(tx: Db, deps: OutcomeNeeds, payment: PaymentRow): Promise<void> {
  const due = await lockInvoice(tx, payment.invoiceId)
  if (!(await markPaid(tx, due.id, deps.now()))) return
  await insertTransfer(tx, {
    id: deps.newId(),
    adAccountId: due.adAccountId,
    occurredAt: deps.now(),
    kind: 'WRITE_OFF',
    source: payment.reference,
    amountMicros: Number(due.totalMicros),
    currency: due.currency,
  })
  const by = { userId: null, businessId: due.businessId }
  await note(tx, deps, by, due, { action: 'UPDATE', field: 'payment', old: null, new: 'WRITE_OFF' })
  if (!(await isBehind(tx, due.adAccountId))) await markRefused(tx, due.adAccountId, false)
  await settleWithin(tx, deps, due.adAccountId)
}

/**
 * The next payment of the invoice is another one, by the schedule or by Pay now, of what the credit of its account leaves;
 * returns how much that paid.
 */
async function reopen(tx: Db, deps: OutcomeNeeds, due: DueRow): Promise<number> {
  const { now } = deps
  const status = due.dueAt > now() ? 'ISSUED' : 'OVERDUE'
  await reopenInvoice(tx, due.id, {
    status,
    nextAttemptAt: status === 'ISSUED' ? nextAttemptAt(0, now()) : null,
  })
  await markDeclined(tx, due)
  const used = await spendCredit(tx, deps, due)
  if (used === Number(due.totalMicros))
    await note(tx, deps, { userId: null, businessId: due.businessId }, due, {
      action: 'UPDATE',
      field: 'status',
      old: status,
      new: 'PAID',
    })
  return used
}

/** A refused payment: another one is made by the schedule. */
export async function decline(tx: Db, deps: OutcomeNeeds, due: DueRow, isSeen: boolean): Promise<void> {
  const { now } = deps
  await markDeclined(tx, due)
  if (isSeen || due.status === 'PAID') return
  const attempts = due.attempts + 1
  const again = due.status === 'ISSUED' ? nextAttemptAt(attempts, now()) : null
  await markTried(tx, due.id, { attempts, nextAttemptAt: again })
  await mailFailure(tx, deps, due, again)
  // A card that was replaced while something was overdue has to pay it.
  if (due.status === 'OVERDUE') await markRefused(tx, due.adAccountId, true)
}

interface Noted {
  action: 'PAY' | 'UPDATE'
  field: 'payment' | 'status'
  old: string | null
  new: string
}

async function note(
  tx: Db,
  deps: OutcomeNeeds,
  { userId, businessId }: { userId: string | null; businessId: string },
  due: DueRow,
  { action, ...change }: Noted,
): Promise<void> {
  const entry = {
    action,
    entityType: 'INVOICE' as const,
    entityId: due.id,
    entityName: due.invoiceNumber,
    changes: [change],
  }
  await (userId === null
    ? recordSystemHistory(tx, deps, businessId, entry)
    : recordHistory(tx, deps, { userId, businessId }, entry))
}

import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { PaymentAnswer } from '../../payments/payment-provider.ts'
import { recordSystemHistory } from '../business/business-access-service.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { markRefused } from './billing-store.ts'
import { lockAccount } from './charge-store.ts'
import { spendCredit } from './credit-service.ts'
import { mailHold, mailIssued, type DunningNeeds } from './dunning-service.ts'
import { dueAt, invoiceNumber, lookAt, taxOf } from './invoice-rules.ts'
import { financedAccounts } from './invoice-service.ts'
import { invoice } from './invoice-store.ts'
import { insertTransfer } from './ledger-store.ts'
import { applyChange, decline, writeOff, type OutcomeNeeds } from './payment-outcome-service.ts'
import {
  beginPayment,
  lookAgain,
  noteProviderId,
  unknownPayments,
  type PaymentRow,
} from './payment-record-store.ts'
import {
  accountToInvoice,
  dueForPayment,
  endedPeriod,
  issueInvoice,
  lockInvoice,
  markOverdue,
  pastTheirDay,
  payableInvoice,
  type DueRow,
  type ProgressRow,
} from './payment-store.ts'
import { settleWithin } from './settle-service.ts'

interface Taxed {
  site: Pick<Deps['site'], 'defaultName' | 'invoiceSender' | 'taxRates'>
}
type Needs = OutcomeNeeds & Pick<Deps, 'payments' | 'read' | 'transact'> & Taxed
type Booking = Pick<Deps, 'newId' | 'now'>
type Issuing = DunningNeeds & Taxed

/** Does one piece of work; what fails by a fault of ours keeps no other from being done. */
type Attempt = (work: Promise<void>) => Promise<boolean>

/**
 * Issues what is ended, charges what is due, and holds what is overdue; a second run changes nothing. An account that
 * fails by a fault of ours holds up no other; the run fails once it is over. // decided: B-4.67, B-4.68
 */
export async function billAccounts(deps: Needs): Promise<void> {
  const faults: unknown[] = []
  const attempt: Attempt = (work) =>
    work.then(
      () => true,
      (error: unknown) => {
        faults.push(error)
        return false
      },
    )
  await issueEnded(deps, attempt)
  if (deps.payments) {
    for (const unknown of await unknownPayments(deps.read, deps.now()))
      await attempt(lookAfter(unknown, deps))
    await chargeAllDue(deps, attempt)
  }
  for (const id of await pastTheirDay(deps.read, deps.now())) await attempt(holdOverdue(id, deps))
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
}

async function issueEnded(deps: Needs, attempt: Attempt): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const adAccountId = await accountToInvoice(deps.read, deps.now(), failed)
    if (adAccountId === undefined) return
    if (!(await attempt(issueNext(adAccountId, deps)))) failed.push(adAccountId)
  }
}

async function chargeAllDue(deps: Needs, attempt: Attempt): Promise<void> {
  const at = deps.now()
  let page = await dueForPayment(deps.read, at, '0')
  for (let last = page.at(-1); last; last = page.at(-1)) {
    for (const due of page) await attempt(chargeDue(due, deps))
    page = await dueForPayment(deps.read, at, last.id)
  }
}

/** One invoice a transaction: it waits for the charges of one account, not of all. */
const issueNext = (adAccountId: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    await lockAccount(tx, adAccountId)
    const row = await endedPeriod(tx, adAccountId, deps.now())
    if (row) await issue(tx, row, deps)
  })

async function issue(tx: Db, row: ProgressRow, deps: Booking & Issuing): Promise<void> {
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
    issuedBy: deps.site.invoiceSender ?? [await siteName(tx, deps.site)],
  })
  const transfer = {
    adAccountId: row.adAccountId,
    occurredAt: issuedAt,
    source: row.id,
    currency: row.currency,
  }
  await insertTransfer(tx, { ...transfer, id: deps.newId(), kind: 'INVOICE', amountMicros: subtotal })
  await insertTransfer(tx, { ...transfer, id: deps.newId(), kind: 'TAX', amountMicros: taxMicros })
  const due = await lockInvoice(tx, row.id)
  const used = await spendCredit(tx, deps, due)
  const isPaid = used > 0 && used === Number(due.totalMicros)
  await recordSystemHistory(tx, deps, row.businessId, {
    action: 'ISSUE',
    entityType: 'INVOICE',
    entityId: row.id,
    entityName: number,
    changes: [
      { field: 'total_micros', old: null, new: subtotal + taxMicros },
      ...(isPaid ? [{ field: 'status', old: due.status, new: 'PAID' }] : []),
    ],
  })
  await mailIssued(tx, deps, due, used)
}

/** Asks for what is due by the schedule, outside of every transaction. */
async function chargeDue(due: DueRow, deps: Needs): Promise<void> {
  if (due.paymentToken === null) return deps.transact((tx) => decline(tx, deps, due, false))
  const payment = await begin(due, due.paymentToken, null, deps)
  if (payment) await learn(payment, await ask(payment, deps), deps)
}

/** Asks again about payments whose outcome never came, or was unknown to the provider itself. */
async function lookAfter(payment: PaymentRow, deps: Needs): Promise<void> {
  const found = await deps.payments?.find(payment.reference)
  await learn(payment, found ?? (await ask(payment, deps)), deps)
}

/** Null where something else is owed by now. */
const begin = (due: DueRow, token: string, payerId: string | null, deps: Needs): Promise<PaymentRow | null> =>
  deps.transact(async (tx) => {
    if ((await lockInvoice(tx, due.id)).totalMicros !== due.totalMicros) return null
    return beginPayment(tx, {
      reference: `invoice ${due.id} ${due.declines}`,
      invoiceId: due.id,
      token,
      amountMicros: Number(due.totalMicros),
      currency: due.currency,
      payerId,
      changedAt: deps.now(),
      lookAt: lookAt(deps.now()),
    })
  })

/** The same payment however often it is asked for: its reference, its card and its amount are kept. */
const ask = async (
  { reference, token, amountMicros, currency }: PaymentRow,
  { payments }: Pick<Deps, 'payments'>,
): Promise<PaymentAnswer> =>
  payments
    ? payments.pay({ token, amountMicros: Number(amountMicros), currency, reference })
    : { outcome: 'PENDING', providerId: null }

const learn = (
  { reference }: PaymentRow,
  { outcome, providerId }: PaymentAnswer,
  deps: Needs,
  isSeen = false,
): Promise<void> =>
  deps.transact(async (tx) => {
    const at = deps.now()
    if (outcome === 'PENDING') {
      if (providerId !== null) await noteProviderId(tx, reference, providerId)
      return lookAgain(tx, reference, lookAt(at))
    }
    const kind = outcome === 'PAID' ? 'SUCCEEDED' : 'FAILED'
    const isTooSmall = outcome === 'TOO_SMALL'
    const change = { reference, providerId, change: { kind, at }, isSeen: isSeen || isTooSmall } as const
    const payment = await applyChange(tx, deps, change)
    if (isTooSmall && payment) await writeOff(tx, deps, payment)
  })

const holdOverdue = (id: string, deps: Needs): Promise<void> =>
  deps.transact(async (tx) => {
    const overdue = await markOverdue(tx, id, deps.now())
    if (!overdue) return
    await markRefused(tx, overdue.adAccountId, true)
    await settleWithin(tx, deps, overdue.adAccountId)
    await mailHold(tx, deps, await lockInvoice(tx, id))
    await recordSystemHistory(tx, deps, overdue.businessId, {
      action: 'UPDATE',
      entityType: 'INVOICE',
      entityId: id,
      entityName: overdue.invoiceNumber ?? id,
      changes: [{ field: 'status', old: 'ISSUED', new: 'OVERDUE' }],
    })
  })

/** Finds what somebody wants to pay and pays it, outside of every transaction. */
export async function payNow(
  { userId }: Member,
  { business_id, id }: { business_id: string; id: string },
  deps: Needs,
): Promise<void> {
  const accounts = await financedAccounts(deps.read, business_id, userId)
  if (!(await invoice(deps.read, business_id, accounts, id))) throw new DomainError('INVOICE_NOT_FOUND')
  const due = await payableInvoice(deps.read, id)
  if (!due) throw new DomainError('CONFLICT', { reason: { key: 'refusal.invoiceState' } })
  if (!deps.payments) throw new DomainError('PAYMENTS_OFF')
  if (due.paymentToken === null) throw new DomainError('BILLING_INVALID')
  const payment = await begin(due, due.paymentToken, userId, deps)
  if (!payment) throw new DomainError('CONFLICT', { reason: { key: 'refusal.amountDueChanged' } })
  const answer = (await deps.payments.find(payment.reference)) ?? (await ask(payment, deps))
  await learn(payment, answer, deps, true)
  if (answer.outcome === 'DECLINED') throw new DomainError('PAYMENT_DECLINED')
  if (answer.outcome === 'PENDING')
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.paymentPending' } })
}

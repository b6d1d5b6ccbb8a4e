import type { CreditNoteView } from '@tessera/api-types/ads/credit-notes'
import { localDay } from '@tessera/i18n/formats'
import type { Db, Deps } from '../../kernel/deps.ts'
import { findNamedAccount, payersOf } from './dunning-store.ts'
import type { DueRow } from './payment-store.ts'

export type DunningNeeds = Pick<Deps, 'mailer'> & { site: Pick<Deps['site'], 'publicUrl'> }

type Owed = Pick<
  DueRow,
  'adAccountId' | 'businessId' | 'currency' | 'dueAt' | 'id' | 'invoiceNumber' | 'status' | 'totalMicros'
>

/** Notifies the payers of a failed payment, and of the next try; null where there is none. */
export const mailFailure = (tx: Db, deps: DunningNeeds, due: Owed, retryAt: Date | null): Promise<void> =>
  mailPayers(tx, deps, due, (to, values, dayOf) => {
    const days = { retryAt: dayOf(retryAt ?? due.dueAt), dueAt: dayOf(due.dueAt) }
    return deps.mailer.send(tx, {
      name: 'paymentFailed',
      to,
      values: { ...values, ...days, again: retryAt ? 'yes' : 'no' },
    })
  })

/** Notifies them that nothing of the ad account is delivered until an invoice is paid. */
export const mailHold = (tx: Db, deps: DunningNeeds, due: Owed): Promise<void> =>
  mailPayers(tx, deps, due, (to, values) => deps.mailer.send(tx, { name: 'adsOnHold', to, values }))

/** Sends them an invoice as it is issued, with what of their credit it used. */
export const mailIssued = (tx: Db, deps: DunningNeeds, due: Owed, creditMicros: number): Promise<void> =>
  mailPayers(tx, deps, due, (to, values, dayOf) => {
    const { currency, totalMicros } = due
    const left = Number(totalMicros) - creditMicros
    const credit = { micros: creditMicros, currency }
    const uses = creditMicros === 0 ? 'none' : left === 0 ? 'all' : 'part'
    return deps.mailer.send(tx, {
      name: 'invoiceIssued',
      to,
      values: { ...values, dueAt: dayOf(due.dueAt), uses, credit, left: { micros: left, currency } },
    })
  })

/**
 * Sends them what was given back of an invoice, and what becomes of it: an open one gets less than that where credit that
 * was used had been refunded.
 */
export const mailCredit = (
  tx: Db,
  deps: DunningNeeds,
  due: Owed,
  { credit_number, settled_micros, total_micros }: CreditNoteView,
): Promise<void> =>
  mailPayers(tx, deps, due, (to, values) => {
    const owed = due.status === 'PAID' ? 0 : Number(due.totalMicros)
    const rest = settled_micros === owed ? (owed === 0 ? 'next' : 'both') : 'less'
    const lowers = settled_micros === total_micros ? 'this' : rest
    const amount = { micros: total_micros, currency: due.currency }
    return deps.mailer.send(tx, {
      name: 'creditNoteIssued',
      to,
      values: { ...values, amount, creditNote: credit_number, lowers },
    })
  })

/** Sends them the receipt of a paid invoice: a late payment may be of more than was still owed. */
export const mailReceipt = (tx: Db, deps: DunningNeeds, due: Owed, paidMicros: number): Promise<void> =>
  mailPayers(tx, deps, due, (to, values) => {
    const amount = { micros: paidMicros, currency: due.currency }
    return deps.mailer.send(tx, { name: 'invoicePaid', to, values: { ...values, amount } })
  })

interface LetterValues {
  name: string
  account: string
  invoice: string
  amount: { micros: number; currency: string }
  url: string
}

/** The day of a moment where an ad account is. */
const dayIn =
  (timeZone: string) =>
  (at: Date): Date =>
    new Date(`${localDay(at, timeZone)}T00:00:00Z`)

/** One email to each, in the language of its reader; `dayOf` gives the day of a moment as the ad account counts. */
async function mailPayers(
  tx: Db,
  { site }: DunningNeeds,
  { adAccountId, businessId, currency, id, invoiceNumber, totalMicros }: Owed,
  send: (to: string, values: LetterValues, dayOf: (at: Date) => Date) => Promise<void>,
): Promise<void> {
  const account = await findNamedAccount(tx, adAccountId)
  const dayOf = dayIn(account.timeZone)
  for (const { email, firstName } of await payersOf(tx, businessId, adAccountId))
    await send(
      email,
      {
        name: firstName,
        account: account.name,
        invoice: invoiceNumber,
        amount: { micros: Number(totalMicros), currency },
        url: `${site.publicUrl}/business/${businessId}/hub/invoices/${id}`,
      },
      dayOf,
    )
}

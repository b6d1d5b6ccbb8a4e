import type { Db, Deps } from '../../kernel/deps.ts'
import { accountName, payersOf } from './dunning-store.ts'
import type { DueRow } from './payment-store.ts'

export type DunningNeeds = Pick<Deps, 'mailer'> & { site: Pick<Deps['site'], 'publicUrl'> }

type Owed = Pick<
  DueRow,
  'adAccountId' | 'businessId' | 'currency' | 'dueAt' | 'id' | 'invoiceNumber' | 'totalMicros'
>

/** Notifies the payers of a failed payment, and of the next try; null where there is none. */
export const mailFailure = (tx: Db, deps: DunningNeeds, due: Owed, retryAt: Date | null): Promise<void> =>
  mailPayers(tx, deps, due, (to, values) =>
    deps.mailer.send(tx, {
      name: 'paymentFailed',
      to,
      values: { ...values, again: retryAt ? 'yes' : 'no', retryAt: retryAt ?? due.dueAt, dueAt: due.dueAt },
    }),
  )

/** Notifies them that nothing of the ad account is delivered until an invoice is paid. */
export const mailHold = (tx: Db, deps: DunningNeeds, due: Owed): Promise<void> =>
  mailPayers(tx, deps, due, (to, values) => deps.mailer.send(tx, { name: 'adsOnHold', to, values }))

interface Told {
  name: string
  account: string
  invoice: string
  amount: { micros: number; currency: string }
  url: string
}

/** One email to each, in the language of its reader. */
async function mailPayers(
  tx: Db,
  { site }: DunningNeeds,
  { adAccountId, businessId, currency, id, invoiceNumber, totalMicros }: Owed,
  send: (to: string, values: Told) => Promise<void>,
): Promise<void> {
  const account = await accountName(tx, adAccountId)
  for (const { email, firstName } of await payersOf(tx, businessId, adAccountId))
    await send(email, {
      name: firstName,
      account,
      invoice: invoiceNumber,
      amount: { micros: Number(totalMicros), currency },
      url: `${site.publicUrl}/business/${businessId}/hub/invoices/${id}`,
    })
}

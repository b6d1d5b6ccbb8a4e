import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentAnswer } from '../../payments/payment-provider.ts'
import { balancesOf } from '../../testing/test-promotions.ts'
import { aHostedAccount, openPaymentSite } from '../../testing/test-payment-site.ts'
import { billAccounts } from './payment-service.ts'

let site: Awaited<ReturnType<typeof openPaymentSite>>
beforeAll(async () => {
  site = await openPaymentSite()
})
afterAll(() => site.close())

/** An ad account whose provider gives every payment one outcome; it owes 0.20 EUR for January. */
async function anAccountWith(outcome: PaymentAnswer['outcome']) {
  const account = await aHostedAccount(site)
  const { payments } = site.deps
  const giving = (given: PaymentAnswer['outcome']) => {
    if (payments)
      site.deps.payments = { ...payments, pay: async () => ({ outcome: given, providerId: null }) }
  }
  giving(outcome)
  return { ...account, giving, restore: () => (site.deps.payments = payments) }
}

const bill = async (month: number, day: number) => {
  site.deps.setNow(new Date(Date.UTC(2028, month, day, 12)))
  site.deps.sentMail.length = 0
  await billAccounts(site.deps)
}

it('B-4.68 an invoice below what the provider takes is written off, and holds no ads', async () => {
  const { deps, call } = site
  const { business, advertiser_id, invoice, promotion, restore } = await anAccountWith('TOO_SMALL')
  await bill(1, 2)
  const written = await invoice()
  expect(written).toMatchObject({ status: 'PAID', balance_due_micros: 0 })
  const { email } = await deps.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', business.owner.userId)
    .executeTakeFirstOrThrow()
  const mails = deps.sentMail.filter(({ to }) => to === email)
  expect(mails.map(({ subject }) => subject)).toEqual([`Your invoice ${written.invoice_number} for Summer`])
  const books = { RECEIVABLE: 0, WRITTEN_OFF: 200_000 }
  expect(await balancesOf(deps, advertiser_id)).toMatchObject(books)
  const { items } = await call(business.owner, 'history.list', {
    business_id: business.id,
    filter: { entity_type: 'INVOICE' },
  })
  expect(items.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'payment', new: 'WRITE_OFF' }),
  )
  for (const day of [3, 10, 28]) await bill(2, day)
  expect(await invoice()).toMatchObject({ id: written.id, status: 'PAID' })
  expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
  expect(await balancesOf(deps, advertiser_id)).toMatchObject(books)
  restore()
})

it('B-4.68 what is overdue and turns out to be too small is written off by Pay now, and ends the hold', async () => {
  const { business, invoice, promotion, giving, restore } = await anAccountWith('DECLINED')
  for (const day of [2, 3, 4, 5]) await bill(1, day)
  await bill(2, 10)
  expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })
  giving('TOO_SMALL')
  await site.call(business.owner, 'invoices.pay', { business_id: business.id, id: (await invoice()).id })
  expect(await invoice()).toMatchObject({ status: 'PAID' })
  expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
  restore()
})

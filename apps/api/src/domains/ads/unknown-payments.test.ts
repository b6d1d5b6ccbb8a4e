import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { localPayments } from '../../payments/local-payments.ts'
import type { Payment, PaymentAnswer, PaymentProvider } from '../../payments/payment-provider.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aClick, aPromotion, balancesOf } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { adsOperations } from './operations.ts'
import { A_CARD } from '../../testing/test-billing.ts'
import { billAccounts } from './payment-service.ts'

const deps = await testDeps()
const call = callerOf(adsOperations, deps)
afterAll(() => deps.setNow(null))

/** It makes payments, and its responses are lost for a while. */
function muteProvider() {
  const made: Payment[] = []
  const known = new Map<string, PaymentAnswer>()
  const provider: PaymentProvider & { isMute: boolean } = {
    isMute: true,
    cards: localPayments(randomBytes).cards,
    events: null,
    async pay(payment) {
      if (!known.has(payment.reference)) made.push(payment)
      known.set(payment.reference, { outcome: 'PAID', providerId: payment.reference })
      return provider.isMute ? { outcome: 'PENDING', providerId: null } : known.get(payment.reference)!
    },
    find: async (reference) => (provider.isMute ? null : (known.get(reference) ?? null)),
  }
  return { provider, made }
}

/** An account that owes for a click in January. */
async function anIndebtedAccount() {
  deps.setNow(new Date('2028-01-21T09:00:00Z'))
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const { id: promotionId } = await aPromotion(deps, { business, adAccountId: advertiser_id })
  await deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], deps))
  await call(business.owner, 'billingProfiles.update', { advertiser_id, ...A_CARD })
  const invoices = async (tab: 'ISSUED' | 'PAID') =>
    (
      await call(business.owner, 'invoices.list', {
        business_id: business.id,
        filter: { tab, date_from: '2028-01-01', date_to: '2028-02-28' },
      })
    ).items
  return { business, advertiser_id, invoices }
}

const tokenOf = async (adAccountId: string) =>
  (
    await deps.read
      .selectFrom('billingProfiles')
      .select('paymentToken')
      .where('adAccountId', '=', adAccountId)
      .executeTakeFirstOrThrow()
  ).paymentToken

it('B-4.68 an invoice that cannot be billed keeps no other from it', async () => {
  const { provider } = muteProvider()
  provider.isMute = false
  const broken = await anIndebtedAccount()
  const other = await anIndebtedAccount()
  const token = await tokenOf(broken.advertiser_id)
  deps.payments = {
    ...provider,
    async pay(payment) {
      if (payment.token === token) throw new Error('The provider is not understood')
      return provider.pay(payment)
    },
  }
  deps.setNow(new Date('2028-02-02T12:00:00Z'))
  await expect(billAccounts(deps)).rejects.toThrow('not understood')
  expect(await broken.invoices('ISSUED')).toHaveLength(1)
  expect(await other.invoices('PAID')).toHaveLength(1)
  deps.payments = provider
  deps.setNow(new Date('2028-02-02T12:30:00Z'))
  await billAccounts(deps)
  expect(await broken.invoices('PAID')).toHaveLength(1)
})

it('B-4.68 a payment whose response is lost is made once, asked about, and booked once it is known', async () => {
  const { provider, made } = muteProvider()
  deps.payments = provider
  const { advertiser_id, business, invoices } = await anIndebtedAccount()
  const ours = () => made.filter(({ reference }) => reference.startsWith(`invoice ${id} `))
  const at = (minutes: number) => deps.setNow(new Date(Date.UTC(2028, 1, 2, 12, minutes)))
  at(0)
  await billAccounts(deps)
  const [invoice] = await invoices('ISSUED')
  const id = invoice?.id ?? ''
  const place = { business_id: business.id, id }
  await expect(call(business.owner, 'invoices.pay', place)).rejects.toMatchObject({ code: 'CONFLICT' })
  // Another card is for another payment: this one may have been made already.
  await call(business.owner, 'billingProfiles.update', {
    advertiser_id,
    ...A_CARD,
    card_number: '378282246310005',
  })
  for (const minute of [1, 11, 22]) {
    at(minute)
    await billAccounts(deps)
  }
  expect(new Set(ours().map(({ token }) => token.slice(-4)))).toEqual(new Set(['4242']))
  provider.isMute = false
  at(40)
  await billAccounts(deps)
  expect(await invoices('PAID')).toMatchObject([{ id, status: 'PAID' }])
  expect(ours()).toHaveLength(1)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ CASH: 200_000, RECEIVABLE: 0 })
})

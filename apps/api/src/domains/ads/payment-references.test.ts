import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { localPayments } from '../../payments/local-payments.ts'
import type { PaymentAnswer, PaymentProvider } from '../../payments/payment-provider.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aClick, aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { adsOperations } from './operations.ts'
import { billAccounts } from './payment-service.ts'

const deps = await testDeps()
const call = callerOf(adsOperations, deps)
afterAll(() => deps.setNow(null))

/** A payment that it knows has the outcome it had before, as with providers. */
function repeatingPayments(): PaymentProvider & { asked: string[] } {
  const local = localPayments(randomBytes)
  const known = new Map<string, PaymentAnswer>()
  const asked: string[] = []
  return {
    asked,
    cards: local.cards,
    events: null,
    find: local.find,
    async pay(payment) {
      asked.push(payment.reference)
      const answer = known.get(payment.reference) ?? (await local.pay(payment))
      known.set(payment.reference, answer)
      return answer
    },
  }
}

const aCard = (card_number: string) => ({
  cardholder_name: 'Olga Owner',
  card_number,
  card_expiry_month: 12,
  card_expiry_year: 2099,
  security_code: '123',
  currency: 'EUR',
})

it('B-4.68 each refusal makes the next try another payment, so that a new card is really asked', async () => {
  const payments = repeatingPayments()
  deps.payments = payments
  deps.setNow(new Date('2028-01-21T09:13:17Z'))
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const { id: promotionId } = await aPromotion(deps, { business, adAccountId: advertiser_id })
  await deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], deps))
  await call(business.owner, 'billingProfiles.update', { advertiser_id, ...aCard('4000000000000002') })
  deps.setNow(new Date('2028-02-02T07:41:23Z'))
  await billAccounts(deps)
  const filter = { tab: 'ISSUED', date_from: '2028-01-01', date_to: '2028-02-28' } as const
  const { items } = await call(business.owner, 'invoices.list', { business_id: business.id, filter })
  const place = { business_id: business.id, id: items[0]?.id ?? '' }
  const payNow = () => call(business.owner, 'invoices.pay', place)
  await expect(payNow()).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
  await call(business.owner, 'billingProfiles.update', { advertiser_id, ...aCard('4242424242424242') })
  expect(await payNow()).toMatchObject({ status: 'PAID' })
  const asked = payments.asked.filter((reference) => reference.includes(place.id))
  expect(asked).toEqual([0, 1, 2].map((refusals) => `invoice ${place.id} ${refusals}`))
})

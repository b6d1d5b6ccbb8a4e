import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chargeEvents } from '../domains/ads/charge-service.ts'
import { receivePaymentEvent } from '../domains/ads/payment-event-service.ts'
import { billAccounts } from '../domains/ads/payment-service.ts'
import { aBusiness, anAdAccount } from '../domains/business/testing/a-business.ts'
import { operations } from '../operations.ts'
import { paymentEventsRoute } from '../plugins/payment-events-route.ts'
import { testDeps } from '../testing/test-deps.ts'
import { callerOf } from '../testing/test-operations.ts'
import { aClick, aPromotion, balancesOf } from '../testing/test-promotions.ts'
import { openTestSite } from '../testing/test-site.ts'
import type { PaymentAnswer } from './payment-provider.ts'
import { signatureOf } from './signed-message.ts'
import { stripePayments } from './stripe-payments.ts'

// The parts of the public API that are used, as its reference has them.
interface PaymentIntent {
  id: `pi_${string}`
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'canceled' | 'processing' | 'requires_action' | 'requires_payment_method' | 'succeeded'
  metadata: Record<string, string>
}
interface ApiError {
  error: {
    type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
    code?: string
    message: string
    payment_intent?: PaymentIntent
  }
}
interface Session {
  id: `cs_${string}`
  object: 'checkout.session'
  mode: 'setup'
  status: 'complete' | 'expired' | 'open'
  url: string | null
  customer: `cus_${string}` | null
  setup_intent: null | {
    id: `seti_${string}`
    status: 'requires_payment_method' | 'succeeded'
    payment_method: null | {
      id: `pm_${string}`
      billing_details: { name: string | null }
      card: { brand: string; last4: string; exp_month: number; exp_year: number }
    }
  }
}
interface Listed {
  object: 'search_result'
  data: PaymentIntent[]
  has_more: boolean
}
type Reply = { status: number; body: ApiError | Listed | PaymentIntent | Session } | 'silence'

const asked: { line: string; headers: IncomingMessage['headers']; form: Record<string, string> }[] = []
let reply: (path: string, form: Record<string, string>) => Reply = () => 'silence'
const api = createServer((request, response) => {
  void text(request).then((body) => {
    const form = Object.fromEntries(new URLSearchParams(body))
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, form })
    const given = reply(request.url ?? '', form)
    if (given === 'silence') return
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
  })
})
const SECRET = 'whsec_of_this_test'
const payments = () =>
  stripePayments(
    {
      url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      key: 'sk_test_1',
      eventSecrets: [SECRET],
    },
    500,
  )

beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  api.close()
  api.closeAllConnections()
})

const intent = (status: PaymentIntent['status'], reference = 'invoice 7 0'): PaymentIntent => ({
  id: `pi_${reference.replaceAll(' ', '')}`,
  object: 'payment_intent',
  amount: 120,
  currency: 'eur',
  status,
  metadata: { reference },
})
const failure = (status: number, error: Omit<ApiError['error'], 'message'>): Reply => ({
  status,
  body: { error: { message: 'No.', ...error } },
})
const payment = { token: 'cus_1 pm_1', amountMicros: 1_204_567, currency: 'EUR', reference: 'invoice 7 0' }

it('opens a page for a card, and reads the card once it was entered', async () => {
  const session: Session = {
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    url: 'https://checkout.test/cs_1',
    customer: null,
    setup_intent: null,
  }
  reply = () => ({ status: 200, body: session })
  const { cards } = payments()
  if (cards.kind !== 'hosted') throw new Error(cards.kind)
  const opened = await cards.open({ returnUrl: 'https://here.test/back', reference: 'card 5' })
  expect(opened).toEqual({ session: 'cs_1', url: 'https://checkout.test/cs_1' })
  expect(await cards.read('cs_1')).toBeNull()
  Object.assign(session, {
    status: 'complete',
    customer: 'cus_1',
    setup_intent: {
      id: 'seti_1',
      status: 'succeeded',
      payment_method: {
        id: 'pm_1',
        billing_details: { name: 'Olga Owner' },
        card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
      },
    },
  } satisfies Partial<Session>)
  expect(await cards.read('cs_1')).toEqual({
    token: 'cus_1 pm_1',
    brand: 'visa',
    last4: '4242',
    holder: 'Olga Owner',
    expiryMonth: 4,
    expiryYear: 2031,
  })
  expect(asked[0]).toMatchObject({
    line: 'POST /v1/checkout/sessions',
    headers: { authorization: 'Bearer sk_test_1', 'idempotency-key': 'card 5' },
    form: { mode: 'setup', success_url: 'https://here.test/back', cancel_url: 'https://here.test/back' },
  })
})

it('asks for a payment in cents, off session, with its reference as the key', async () => {
  reply = () => ({ status: 200, body: intent('succeeded') })
  expect(await payments().pay(payment)).toEqual({ outcome: 'PAID', providerId: 'pi_invoice70' })
  expect(asked).toMatchObject([
    {
      line: 'POST /v1/payment_intents',
      headers: { 'idempotency-key': 'invoice 7 0' },
      form: {
        amount: '120',
        currency: 'eur',
        customer: 'cus_1',
        payment_method: 'pm_1',
        confirm: 'true',
        off_session: 'true',
        'metadata[reference]': 'invoice 7 0',
      },
    },
  ])
})

const declined = { type: 'card_error', code: 'card_declined' } as const
it.each<[string, Reply, PaymentAnswer['outcome']]>([
  [
    'a declined card',
    failure(402, { ...declined, payment_intent: intent('requires_payment_method') }),
    'DECLINED',
  ],
  ['a bank that wants its customer to confirm', { status: 200, body: intent('requires_action') }, 'DECLINED'],
  [
    'an amount below the least',
    failure(400, { type: 'invalid_request_error', code: 'amount_too_small' }),
    'TOO_SMALL',
  ],
  ['a payment that takes days', { status: 200, body: intent('processing') }, 'PENDING'],
  ['a fault at the provider', failure(500, { type: 'api_error' }), 'PENDING'],
  ['the same key at work elsewhere', failure(409, { type: 'idempotency_error' }), 'PENDING'],
  ['a key that is not right', failure(401, { type: 'invalid_request_error' }), 'PENDING'],
  ['no response', 'silence', 'PENDING'],
])('B-4.68 takes %s for what it is', async (_name, given, outcome) => {
  reply = () => given
  expect(await payments().pay(payment)).toMatchObject({ outcome })
})

it('B-4.68 asks for no payment of less than half a cent', async () => {
  reply = () => failure(400, { type: 'invalid_request_error', code: 'parameter_invalid_integer' })
  expect(await payments().pay({ ...payment, amountMicros: 4_999 })).toMatchObject({ outcome: 'TOO_SMALL' })
})

it('B-4.68 finds a payment by its reference, where it was made', async () => {
  reply = (path) => ({
    status: 200,
    body: {
      object: 'search_result',
      data: path.includes('invoice+7+0') ? [intent('succeeded')] : [],
      has_more: false,
    },
  })
  expect(await payments().find('invoice 7 0')).toEqual({ outcome: 'PAID', providerId: 'pi_invoice70' })
  expect(await payments().find('invoice 8 0')).toBeNull()
})

it('B-4.68 a payment is settled by its signed events, up to a dispute', async () => {
  const deps = await testDeps()
  const site = await openTestSite([
    paymentEventsRoute((headers, body) => receivePaymentEvent(headers, body, deps)),
  ])
  const call = callerOf(operations, deps)
  deps.setNow(new Date('2028-01-21T09:00:00Z'))
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const card = { cardholder_name: 'Olga Owner', card_number: '4242424242424242', security_code: '123' }
  const expiry = { card_expiry_month: 12, card_expiry_year: 2099, currency: 'EUR' }
  await call(business.owner, 'billingProfiles.update', { advertiser_id, ...card, ...expiry })
  deps.payments = payments()
  const { id: promotionId } = await aPromotion(deps, { business, adAccountId: advertiser_id })
  await deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], deps))

  reply = () => 'silence'
  deps.setNow(new Date('2028-02-02T12:00:00Z'))
  await billAccounts(deps)
  const { reference } = await deps.read
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select('payments.reference')
    .where('invoices.adAccountId', '=', advertiser_id)
    .executeTakeFirstOrThrow()
  const send = async (type: string, object: object) => {
    const created = Math.floor(deps.now().getTime() / 1000)
    const body = JSON.stringify({
      id: `evt_${type} ${deps.now().getTime()} ${reference}`,
      object: 'event',
      created,
      type,
      data: { object },
    })
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(SECRET, body, deps.now()),
    }
    return (await site.app.inject({ method: 'POST', url: '/payments/events', headers, body })).statusCode
  }
  const made = intent('succeeded', reference)
  const dispute = { id: 'dp_1', object: 'dispute', payment_intent: made.id, amount: 20 }
  // A dispute names the payment by an id that is not known yet: it is sent again later.
  expect(await send('charge.dispute.created', { ...dispute, status: 'needs_response' })).toBe(404)
  expect(await send('payment_intent.succeeded', made)).toBe(200)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ CASH: 200_000, RECEIVABLE: 0 })
  deps.setNow(new Date('2028-02-04T12:00:00Z'))
  // A bank that only asks takes nothing, until the same dispute becomes one that does.
  const asking = { ...dispute, status: 'warning_needs_response' }
  expect(await send('charge.dispute.created', asking)).toBe(200)
  expect(await send('charge.dispute.closed', { ...asking, status: 'warning_closed' })).toBe(200)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ CASH: 200_000 })
  deps.setNow(new Date('2028-02-05T12:00:00Z'))
  const escalated = { ...dispute, status: 'needs_response' }
  expect(await send('charge.dispute.funds_withdrawn', escalated)).toBe(200)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ CASH: 0, DISPUTED: 200_000 })
  expect(await send('charge.dispute.created', escalated)).toBe(200)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ CASH: 0, DISPUTED: 200_000 })
  expect(await send('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200)
  expect(await balancesOf(deps, advertiser_id)).toMatchObject({ DISPUTED: 0, RECEIVABLE: 200_000 })
  expect(await send('customer.created', { id: 'cus_2' })).toBe(200)
  deps.setNow(null)
  await site.app.close()
})

import { z } from 'zod'
import type { HostedSettings } from './hosted-payments.ts'
import type { HostedCard, Payment, PaymentAnswer, PaymentProvider } from './payment-provider.ts'
import { callProvider } from './provider-call.ts'
import { MICROS_OF_CENT, parseStripeEvent, StripeIntent } from './stripe-events.ts'

const TIMEOUT_MS = 15_000

/** A refusal of a card names the intent; of another fault it is not known whether a payment was made. */
const Refusal = z.object({
  error: z.object({ type: z.string(), code: z.string().optional(), payment_intent: StripeIntent.optional() }),
})

const Found = z.object({ data: z.array(StripeIntent) })

const CheckoutSession = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })

const SetUp = z.object({
  customer: z.string().min(1),
  setup_intent: z.object({
    status: z.literal('succeeded'),
    payment_method: z.object({
      id: z.string().min(1),
      billing_details: z.object({ name: z.string().nullable() }),
      card: z.object({
        brand: z.string().max(30),
        last4: z.string().regex(/^\d{4}$/),
        exp_month: z.int().min(1).max(12),
        exp_year: z.int().min(2000).max(9999),
      }),
    }),
  }),
})

const unknown: PaymentAnswer = { outcome: 'PENDING', providerId: null }

/** An intent that waits for its payer is a refusal: nobody is there. */
const answerOf = ({ id, status }: StripeIntent): PaymentAnswer => ({
  outcome: status === 'succeeded' ? 'PAID' : status === 'processing' ? 'PENDING' : 'DECLINED',
  providerId: id,
})

const tooSmall: PaymentAnswer = { outcome: 'TOO_SMALL', providerId: null }

function refusalOf(body: unknown): PaymentAnswer {
  const { data } = Refusal.safeParse(body)
  if (data?.error.payment_intent) return answerOf(data.error.payment_intent)
  if (data?.error.code === 'amount_too_small') return tooSmall
  // The card may be gone.
  const isRefused = data?.error.type === 'card_error' || data?.error.code === 'resource_missing'
  return isRefused ? { outcome: 'DECLINED', providerId: null } : unknown
}

type Caller = ReturnType<typeof callerOf>

function callerOf({ url, key }: HostedSettings, timeoutMs: number) {
  const authorization = `Bearer ${key}`
  return {
    get: (path: string) =>
      callProvider({ method: 'GET', url: `${url}${path}`, headers: { authorization } }, timeoutMs),
    post: (path: string, form: Record<string, string>, idempotencyKey: string) =>
      callProvider(
        {
          method: 'POST',
          url: `${url}${path}`,
          headers: {
            authorization,
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': idempotencyKey,
          },
          body: new URLSearchParams(form).toString(),
        },
        timeoutMs,
      ),
  }
}

/** Cards, payments and events by the public API of Stripe. */
export function stripePayments(settings: HostedSettings, timeoutMs = TIMEOUT_MS): PaymentProvider {
  const caller = callerOf(settings, timeoutMs)
  return {
    cards: { kind: 'hosted', ...checkoutCards(caller) },
    pay: (payment) => payBy(caller, payment),
    async find(reference) {
      const query = new URLSearchParams({ query: `metadata['reference']:'${reference}'` })
      const reply = await caller.get(`/v1/payment_intents/search?${query.toString()}`)
      const [made] = Found.safeParse(reply?.body).data?.data ?? []
      return made ? answerOf(made) : null
    },
    events: { signatureHeader: 'stripe-signature', secrets: settings.eventSecrets, parse: parseStripeEvent },
  }
}

/** A checkout session that sets a card up and charges nothing. */
const checkoutCards = ({ get, post }: Caller) => ({
  async open({ returnUrl, reference }: { returnUrl: string; reference: string }) {
    const form = {
      mode: 'setup',
      'payment_method_types[0]': 'card',
      customer_creation: 'always',
      success_url: returnUrl,
      cancel_url: returnUrl,
    }
    const opened = CheckoutSession.safeParse((await post('/v1/checkout/sessions', form, reference))?.body)
    return opened.success ? { session: opened.data.id, url: opened.data.url } : null
  },
  async read(session: string): Promise<HostedCard | null> {
    const expand = 'expand[]=setup_intent.payment_method'
    const reply = await get(`/v1/checkout/sessions/${encodeURIComponent(session)}?${expand}`)
    const { data } = SetUp.safeParse(reply?.body)
    if (!data) return null
    const { id, card, billing_details } = data.setup_intent.payment_method
    return {
      token: `${data.customer} ${id}`,
      brand: card.brand,
      last4: card.last4,
      holder: billing_details.name ?? '',
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
    }
  },
})

async function payBy(
  { post }: Caller,
  { token, amountMicros, currency, reference }: Payment,
): Promise<PaymentAnswer> {
  if (centsOf(amountMicros) === 0) return tooSmall
  const [customer = '', paymentMethod = ''] = token.split(' ')
  const form = {
    amount: String(centsOf(amountMicros)),
    currency: currency.toLowerCase(),
    customer,
    payment_method: paymentMethod,
    confirm: 'true',
    off_session: 'true',
    'metadata[reference]': reference,
  }
  const reply = await post('/v1/payment_intents', form, reference)
  if (reply?.status !== 200) return reply ? refusalOf(reply.body) : unknown
  const made = StripeIntent.safeParse(reply.body)
  return made.success ? answerOf(made.data) : unknown
}

/** All currencies of ads have hundredths. */
const centsOf = (micros: number): number => Math.floor(micros / MICROS_OF_CENT + 0.5)

import { z } from 'zod'
import type { PaymentAnswer, PaymentEvent, PaymentProvider } from './payment-provider.ts'
import { callProvider } from './provider-call.ts'

/** The JSON of a signed body; null where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

export interface HostedSettings {
  url: string
  key: string
  eventSecrets: readonly string[]
}

const TIMEOUT_MS = 10_000

const OpenedSession = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })

const CardSession = z.object({
  card: z
    .object({
      token: z.string().min(1),
      brand: z.string().max(30),
      last4: z.string().regex(/^\d{4}$/),
      holder: z.string().max(100),
      expiry_month: z.int().min(1).max(12),
      expiry_year: z.int().min(2000).max(9999),
    })
    .nullable(),
})

const ProviderPayment = z.object({ id: z.string().min(1), status: z.enum(['paid', 'declined', 'pending']) })

const Found = z.object({ items: z.array(ProviderPayment) })

const OUTCOMES = { paid: 'PAID', declined: 'DECLINED', pending: 'PENDING' } as const

const CHANGES = {
  'payment.succeeded': 'SUCCEEDED',
  'payment.failed': 'FAILED',
  'payment.refunded': 'REFUNDED',
  'dispute.opened': 'DISPUTED',
  'dispute.won': 'DISPUTE_WON',
  'dispute.lost': 'DISPUTE_LOST',
} as const

const HostedEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(Object.keys(CHANGES) as [keyof typeof CHANGES, ...(keyof typeof CHANGES)[]]),
  occurred_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  payment: z.object({
    id: z.string().min(1),
    reference: z.string().min(1),
    refunded_micros: z.int().min(0),
    disputed_micros: z.int().min(0),
  }),
})

const unknown: PaymentAnswer = { outcome: 'PENDING', providerId: null }

const answerOf = ({ id, status }: z.output<typeof ProviderPayment>): PaymentAnswer => ({
  outcome: OUTCOMES[status],
  providerId: id,
})

/** A provider that speaks the protocol of docs/operating.md: cards are entered on its own pages. */
export function hostedPayments(settings: HostedSettings, timeoutMs = TIMEOUT_MS): PaymentProvider {
  const { url, key, eventSecrets } = settings
  const call = (method: 'GET' | 'POST', path: string, body?: object, headers = {}) =>
    callProvider(
      {
        method,
        url: `${url}${path}`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      },
      timeoutMs,
    )
  return {
    cards: {
      kind: 'hosted',
      async open({ returnUrl, reference }) {
        const reply = await call('POST', '/v1/card_sessions', { return_url: returnUrl, reference })
        const opened = OpenedSession.safeParse(reply?.body)
        return opened.success ? { session: opened.data.id, url: opened.data.url } : null
      },
      async read(session) {
        const reply = await call('GET', `/v1/card_sessions/${encodeURIComponent(session)}`)
        const { data } = CardSession.safeParse(reply?.body)
        if (!data?.card) return null
        const { expiry_month, expiry_year, ...card } = data.card
        return { ...card, expiryMonth: expiry_month, expiryYear: expiry_year }
      },
    },
    async pay({ token, amountMicros, currency, reference }) {
      const payment = { token, amount_micros: amountMicros, currency, reference }
      const reply = await call('POST', '/v1/payments', payment, { 'idempotency-key': reference })
      const made = ProviderPayment.safeParse(reply?.body)
      return made.success ? answerOf(made.data) : unknown
    },
    async find(reference) {
      const reply = await call('GET', `/v1/payments?reference=${encodeURIComponent(reference)}`)
      const [made] = Found.safeParse(reply?.body).data?.items ?? []
      return made ? answerOf(made) : null
    },
    events: { signatureHeader: 'tessera-signature', secrets: eventSecrets, parse: parseEvent },
  }
}

function parseEvent(body: string): PaymentEvent | null {
  const { data } = HostedEvent.safeParse(jsonOf(body))
  if (!data) return null
  const { id, occurred_at: at, payment } = data
  const kind = CHANGES[data.type]
  const named = { id, reference: payment.reference, providerId: payment.id }
  if (kind === 'REFUNDED') return { ...named, change: { kind, at, refundedMicros: payment.refunded_micros } }
  if (kind === 'SUCCEEDED' || kind === 'FAILED') return { ...named, change: { kind, at } }
  return { ...named, change: { kind, at, amountMicros: payment.disputed_micros } }
}

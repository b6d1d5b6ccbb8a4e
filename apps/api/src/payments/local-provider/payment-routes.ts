import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { kindOfToken } from './card-kinds.ts'
import type { SentEvent } from './event-sender.ts'

interface MadePayment {
  id: string
  reference: string
  token: string
  amount_micros: number
  currency: string
  status: 'paid' | 'declined'
  refunded_micros: number
  disputed_micros: number
}

const NewPayment = z.object({
  token: z.string(),
  amount_micros: z.int().positive(),
  currency: z.string().length(3),
  reference: z.string().min(1),
})

const Refund = z.object({ amount_micros: z.int().positive() })
const Dispute = z.object({ status: z.enum(['opened', 'won', 'lost']) })

interface Options {
  newId(kind: string): string
  now(): Date
  send(events: readonly SentEvent[]): void
}

type Payments = Map<string, MadePayment>
type MakeEvent = (type: string, payment: MadePayment) => SentEvent

/** Payments by a card that was entered before, and what happens to them later. */
export function paymentRoutes(app: FastifyInstance, options: Options): void {
  const payments: Payments = new Map()
  const event: MakeEvent = (type, payment) => ({
    id: options.newId('event'),
    type,
    occurred_at: options.now().toISOString(),
    payment: { ...payment },
  })
  makingRoutes(app, payments, event, options)
  laterRoutes(app, payments, event, options)
}

function makingRoutes(
  app: FastifyInstance,
  payments: Payments,
  event: MakeEvent,
  { newId, send }: Options,
): void {
  app.post('/v1/payments', async ({ body, headers }, reply) => {
    const asked = NewPayment.parse(body)
    if (headers['idempotency-key'] !== asked.reference)
      return reply.code(400).send({ error: 'idempotency_key' })
    const known = payments.get(asked.reference)
    if (known) return known
    const kind = kindOfToken(asked.token)
    const status = kind === 'declined' ? 'declined' : 'paid'
    const payment = {
      ...asked,
      id: newId('payment'),
      status,
      refunded_micros: 0,
      disputed_micros: 0,
    } as const
    payments.set(asked.reference, { ...payment })
    const outcome = status === 'paid' ? 'payment.succeeded' : 'payment.failed'
    send([event('payment.created', payment), event(outcome, payment)])
    // The payment is made, and nobody learns of it by this call.
    if (kind === 'mute') return reply.hijack().raw.destroy()
    return payment
  })
  app.get<{ Querystring: { reference?: string } }>('/v1/payments', async ({ query }) => {
    const payment = payments.get(query.reference ?? '')
    return { items: payment ? [payment] : [] }
  })
}

function laterRoutes(app: FastifyInstance, payments: Payments, event: MakeEvent, { send }: Options): void {
  /** `act` changes the payment, and names the event of the change. */
  const route = (path: string, act: (payment: MadePayment, body: unknown) => string) =>
    app.post<{ Params: { id: string } }>(`/v1/payments/:id/${path}`, async ({ params, body }, reply) => {
      const payment = [...payments.values()].find(({ id }) => id === params.id)
      if (!payment) return reply.code(404).send({ error: 'payment' })
      send([event(act(payment, body), payment)])
      return payment
    })
  route('refunds', (payment, body) => {
    const refunded = payment.refunded_micros + Refund.parse(body).amount_micros
    payment.refunded_micros = Math.min(payment.amount_micros, refunded)
    return 'payment.refunded'
  })
  route('disputes', (payment, body) => {
    payment.disputed_micros = payment.amount_micros - payment.refunded_micros
    return `dispute.${Dispute.parse(body).status}`
  })
  route('failures', (payment) => {
    payment.status = 'declined'
    return 'payment.failed'
  })
}

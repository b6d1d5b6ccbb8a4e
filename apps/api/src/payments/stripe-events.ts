import { z } from 'zod'
import { jsonOf } from './hosted-payments.ts'
import type { PaymentChange, PaymentEvent } from './payment-provider.ts'

/** All currencies of ads have hundredths. */
export const MICROS_OF_CENT = 10_000

export const StripeIntent = z.object({
  id: z.string().min(1),
  status: z.string(),
  metadata: z.object({ reference: z.string().optional() }).default({}),
})
export type StripeIntent = z.output<typeof StripeIntent>

const Cents = z
  .int()
  .min(0)
  .transform((cents) => cents * MICROS_OF_CENT)

const Refunded = z.object({ payment_intent: z.string(), amount: Cents, amount_refunded: Cents })
const Dispute = z.object({ payment_intent: z.string(), amount: Cents, status: z.string() })

const about = <T extends string, O extends z.ZodType>(type: T, object: O) =>
  z.object({
    id: z.string().min(1).max(200),
    created: z.int().transform((seconds) => new Date(seconds * 1000)),
    type: z.literal(type),
    data: z.object({ object }),
  })

const StripeEvent = z.discriminatedUnion('type', [
  about('payment_intent.succeeded', StripeIntent),
  about('payment_intent.payment_failed', StripeIntent),
  about('charge.refunded', Refunded),
  about('charge.dispute.created', Dispute),
  about('charge.dispute.funds_withdrawn', Dispute),
  about('charge.dispute.closed', Dispute),
])
type StripeEvent = z.output<typeof StripeEvent>

/** An event about a payment; null for what concerns none. */
export function parseStripeEvent(body: string): PaymentEvent | null {
  const { data: event } = StripeEvent.safeParse(jsonOf(body))
  if (!event) return null
  const change = changeOf(event)
  return change && { id: event.id, ...namesOf(event), change }
}

function namesOf({ data: { object } }: StripeEvent) {
  return 'payment_intent' in object
    ? { reference: null, providerId: object.payment_intent }
    : { reference: object.metadata.reference ?? null, providerId: object.id }
}

function changeOf({ created: at, ...event }: StripeEvent): PaymentChange | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { kind: 'SUCCEEDED', at }
    case 'payment_intent.payment_failed':
      return { kind: 'FAILED', at }
    case 'charge.refunded': {
      const { amount, amount_refunded } = event.data.object
      // All of it is more than its cents, where the amount had parts of one.
      return {
        kind: 'REFUNDED',
        at,
        refundedMicros: amount_refunded + (amount_refunded === amount ? MICROS_OF_CENT : 0),
      }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const { amount: amountMicros, status } = event.data.object
      return takesMoney(status) ? { kind: 'DISPUTED', at, amountMicros } : null
    }
    case 'charge.dispute.closed': {
      const { amount: amountMicros, status } = event.data.object
      if (status === 'won') return { kind: 'DISPUTE_WON', at, amountMicros }
      return status === 'lost' ? { kind: 'DISPUTE_LOST', at, amountMicros } : null
    }
  }
}

/** An inquiry only asks, and one that is settled before it begins moves nothing. */
const takesMoney = (status: string): boolean => !status.startsWith('warning_') && status !== 'prevented'

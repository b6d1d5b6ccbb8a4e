import type { PaymentChange } from '../../payments/payment-provider.ts'

/** Where a payment is; `payments` in the schema has the same list. */
export type PaymentState =
  | 'ASKED'
  | 'DECLINED'
  | 'PAID'
  | 'REVERSED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'WON'
  | 'LOST'

export interface PaymentFacts {
  state: PaymentState
  changedAt: Date
  amountMicros: number
  /** So much of it went back to the advertiser. */
  refundedMicros: number
}

export type BookingKind = 'PAYMENT' | 'REVERSAL' | 'REFUND' | 'DISPUTE' | 'DISPUTE_WON' | 'DISPUTE_LOST'

export interface PaymentStep extends Omit<PaymentFacts, 'amountMicros'> {
  bookings: { kind: BookingKind; amountMicros: number }[]
}

const UNPAID: readonly PaymentState[] = ['ASKED', 'DECLINED']
const SETTLED: readonly PaymentState[] = [...UNPAID, 'PAID', 'REFUNDED']

/**
 * What a change makes of a payment; null where it comes too late to matter, or a second time. Changes come in any
 * order: one that supposes others books these, too, and they are late when they come.
 */
export function afterChange(payment: PaymentFacts, change: PaymentChange): PaymentStep | null {
  switch (change.kind) {
    case 'SUCCEEDED':
      return afterSuccess(payment, change.at)
    case 'FAILED':
      return afterFailure(payment, change.at)
    case 'REFUNDED':
      return afterRefund(payment, change.at, Math.min(change.refundedMicros, payment.amountMicros))
    default:
      return afterDispute(payment, change)
  }
}

const isLater = ({ changedAt }: PaymentFacts, at: Date): boolean => at.getTime() > changedAt.getTime()

const step = (
  { refundedMicros }: PaymentFacts,
  state: PaymentState,
  at: Date,
  bookings: PaymentStep['bookings'],
): PaymentStep => ({ state, changedAt: at, refundedMicros, bookings })

/** The payment itself, where it is not booked yet. */
const payment = ({ state, amountMicros }: PaymentFacts): PaymentStep['bookings'] =>
  UNPAID.includes(state) ? [{ kind: 'PAYMENT', amountMicros }] : []

function afterSuccess(facts: PaymentFacts, at: Date): PaymentStep | null {
  const isNews = facts.state === 'ASKED' || (facts.state === 'DECLINED' && isLater(facts, at))
  return isNews ? step(facts, 'PAID', at, payment(facts)) : null
}

/** A failure after success takes the money back; one from before it is a try that was repeated since. */
function afterFailure(facts: PaymentFacts, at: Date): PaymentStep | null {
  if (facts.state === 'ASKED') return step(facts, 'DECLINED', at, [])
  if (facts.state !== 'PAID' || !isLater(facts, at)) return null
  return step(facts, 'REVERSED', at, [{ kind: 'REVERSAL', amountMicros: facts.amountMicros }])
}

function afterRefund(facts: PaymentFacts, at: Date, refundedMicros: number): PaymentStep | null {
  const more = refundedMicros - facts.refundedMicros
  if (more <= 0 || facts.state === 'REVERSED') return null
  const isWhole = refundedMicros === facts.amountMicros
  const paid = isWhole ? 'REFUNDED' : 'PAID'
  const state = SETTLED.includes(facts.state) ? paid : facts.state
  const bookings = [...payment(facts), { kind: 'REFUND' as const, amountMicros: more }]
  return { ...step(facts, state, at, bookings), refundedMicros }
}

/** Banks know no smaller part of an amount. */
const CENT_MICROS = 10_000

const DISPUTE_STATE = { DISPUTED: 'DISPUTED', DISPUTE_WON: 'WON', DISPUTE_LOST: 'LOST' } as const

function afterDispute(
  facts: PaymentFacts,
  { kind, at, amountMicros: reported }: Extract<PaymentChange, { amountMicros: number }>,
): PaymentStep | null {
  const isOpen = facts.state === 'DISPUTED'
  if (!isOpen && !SETTLED.includes(facts.state)) return null
  if (isOpen && kind === 'DISPUTED') return null
  const left = facts.amountMicros - facts.refundedMicros
  const amountMicros = Math.abs(reported - left) < CENT_MICROS ? left : Math.min(reported, left)
  return step(facts, DISPUTE_STATE[kind], at, [
    ...payment(facts),
    ...(isOpen ? [] : [{ kind: 'DISPUTE' as const, amountMicros }]),
    ...(kind === 'DISPUTED' ? [] : [{ kind, amountMicros }]),
  ])
}

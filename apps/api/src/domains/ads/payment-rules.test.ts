import { expect, it } from 'vitest'
import type { PaymentChange } from '../../payments/payment-provider.ts'
import { afterChange, type PaymentFacts } from './payment-rules.ts'

const at = (second: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, second))
const asked: PaymentFacts = { state: 'ASKED', changedAt: at(0), amountMicros: 1_000_000, refundedMicros: 0 }
const succeeded: PaymentChange = { kind: 'SUCCEEDED', at: at(5) }
const failedBefore: PaymentChange = { kind: 'FAILED', at: at(3) }
const failedAfter: PaymentChange = { kind: 'FAILED', at: at(9) }
const inDispute = (
  kind: 'DISPUTED' | 'DISPUTE_WON' | 'DISPUTE_LOST',
  amountMicros = 1_000_000,
): PaymentChange => ({
  kind,
  at: at(kind === 'DISPUTED' ? 20 : 30),
  amountMicros,
})
const refunded = (refundedMicros: number, second = 10): PaymentChange => ({
  kind: 'REFUNDED',
  at: at(second),
  refundedMicros,
})

/** Where changes lead, and what they move in all. */
function through(changes: readonly PaymentChange[]) {
  const sums: Record<string, number> = {}
  let facts = asked
  for (const change of changes) {
    const step = afterChange(facts, change)
    if (!step) continue
    for (const { kind, amountMicros } of step.bookings) sums[kind] = (sums[kind] ?? 0) + amountMicros
    facts = { ...facts, ...step }
  }
  return { state: facts.state, ...sums }
}

it.each<[string, PaymentChange[], object]>([
  ['paid', [succeeded], { state: 'PAID', PAYMENT: 1_000_000 }],
  ['declined', [failedBefore], { state: 'DECLINED' }],
  ['refused once, then paid', [failedBefore, succeeded], { state: 'PAID', PAYMENT: 1_000_000 }],
  [
    'refunded in two parts',
    [succeeded, refunded(400_000), refunded(1_000_000, 12)],
    { state: 'REFUNDED', PAYMENT: 1_000_000, REFUND: 1_000_000 },
  ],
  [
    'refunded in part',
    [succeeded, refunded(400_000)],
    { state: 'PAID', PAYMENT: 1_000_000, REFUND: 400_000 },
  ],
  [
    'disputed',
    [succeeded, inDispute('DISPUTED')],
    { state: 'DISPUTED', PAYMENT: 1_000_000, DISPUTE: 1_000_000 },
  ],
  [
    'won',
    [succeeded, inDispute('DISPUTED'), inDispute('DISPUTE_WON')],
    { state: 'WON', PAYMENT: 1_000_000, DISPUTE: 1_000_000, DISPUTE_WON: 1_000_000 },
  ],
  [
    'disputed for what a refund left, and lost',
    [succeeded, refunded(400_000), inDispute('DISPUTED', 600_000), inDispute('DISPUTE_LOST', 600_000)],
    { state: 'LOST', PAYMENT: 1_000_000, REFUND: 400_000, DISPUTE: 600_000, DISPUTE_LOST: 600_000 },
  ],
])(
  'B-4.68 a payment that is %s ends the same, however late or often its events come',
  (_name, changes, end) => {
    const [first, second, third] = changes
    const orders = [
      changes,
      changes.toReversed(),
      [...changes, ...changes],
      changes.flatMap((change) => [change, change]),
      ...(first && second && third ? [[second, first, third, ...changes.slice(3)]] : []),
    ]
    for (const order of orders) expect(through(order)).toEqual(end)
  },
)

it('B-4.68 a failure after success takes the payment back, once', () => {
  const end = { state: 'REVERSED', PAYMENT: 1_000_000, REVERSAL: 1_000_000 }
  expect(through([succeeded, failedAfter])).toEqual(end)
  expect(through([succeeded, failedAfter, succeeded, failedAfter])).toEqual(end)
})

it('B-4.68 where the late failure comes first, nothing was ever paid', () => {
  expect(through([failedAfter, succeeded])).toEqual({ state: 'DECLINED' })
})

it('a refund above the payment goes up to the payment', () => {
  expect(through([succeeded, refunded(5_000_000)])).toEqual({
    state: 'REFUNDED',
    PAYMENT: 1_000_000,
    REFUND: 1_000_000,
  })
})

it('a dispute of all that is left is of its parts of a cent, too', () => {
  const facts = { ...asked, amountMicros: 1_204_567 }
  const step = afterChange(facts, inDispute('DISPUTED', 1_200_000))
  expect(step?.bookings.map(({ amountMicros }) => amountMicros)).toEqual([1_204_567, 1_204_567])
})

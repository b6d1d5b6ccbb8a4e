import { taxOf } from './invoice-rules.ts'

/** What an invoice was, and what was given back of it so far. */
export interface CreditedSums {
  subtotalMicros: number
  taxRate: number
  taxMicros: number
  creditedSubtotalMicros: number
  creditedTaxMicros: number
  /** What the payment provider has sent back of its payments. */
  refundedMicros: number
}

/** The tax of an amount that is given back: that of all so far together, so that the whole has the tax of the invoice. */
export const creditedTax = (
  { creditedSubtotalMicros, creditedTaxMicros, taxRate }: CreditedSums,
  amountMicros: number,
): number => taxOf(creditedSubtotalMicros + amountMicros, taxRate) - creditedTaxMicros

/** How much may be given back, before tax: with its tax, and all that was given back and refunded, the invoice. */
export function creditableMicros(sums: CreditedSums): number {
  const { creditedSubtotalMicros, refundedMicros, subtotalMicros, taxMicros, taxRate } = sums
  const kept = subtotalMicros + taxMicros - refundedMicros
  let most = Math.min(subtotalMicros, Math.ceil(kept / (1 + taxRate)) + 1)
  while (most > 0 && most + taxOf(most, taxRate) > kept) most -= 1
  return Math.max(0, most - creditedSubtotalMicros)
}

/** The number of its invoice, and which of its credit notes it is. */
export const creditNumber = (invoice: string, nth: number): string =>
  `${invoice}-C${String(nth).padStart(2, '0')}`

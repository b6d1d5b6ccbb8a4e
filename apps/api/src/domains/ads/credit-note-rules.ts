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

/** Whether an amount may be given back: with all that was, it is no more than the invoice. */
export function isCreditable(sums: CreditedSums, amountMicros: number): boolean {
  const { creditedSubtotalMicros, creditedTaxMicros, refundedMicros, subtotalMicros, taxMicros } = sums
  const credited = creditedSubtotalMicros + amountMicros
  const tax = creditedTaxMicros + creditedTax(sums, amountMicros)
  return credited <= subtotalMicros && credited + tax + refundedMicros <= subtotalMicros + taxMicros
}

/** The number of its invoice, and which of its credit notes it is. */
export const creditNumber = (invoice: string, nth: number): string =>
  `${invoice}-C${String(nth).padStart(2, '0')}`

import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'
/** Days after which an invoice is due. */
export const TERM_DAYS = 30
/** How often a refused card is tried again, on the days that follow. // decided: B-4.68 */
export const RETRIES = 3

/** The parts of a rate, which has hundredths of a percent and no exact fraction in binary. */
const RATE_PARTS = 10_000

/** The tax of a rate such as 0.0875, rounded half up to whole micros. */
export function taxOf(subtotalMicros: number, rate: number): number {
  const parts = BigInt(subtotalMicros) * BigInt(Math.round(rate * RATE_PARTS))
  return Number((parts + BigInt(RATE_PARTS / 2)) / BigInt(RATE_PARTS))
}

export const dueAt = (issuedAt: Date): Date => new Date(issuedAt.getTime() + TERM_DAYS * DAY_MS)

/** When the card is tried again after so many tries; null once it is tried no more by itself. */
export const nextAttemptAt = (attempts: number, at: Date): Date | null =>
  attempts > RETRIES ? null : new Date(at.getTime() + DAY_MS)

const LOOK_AFTER_MS = 10 * MINUTE_MS

/** When the provider is asked what became of a payment that it did not settle at once. */
export const lookAt = (at: Date): Date => new Date(at.getTime() + LOOK_AFTER_MS)

/** `YYYYMM-account-nn` // decided: B-3.23 */
export const invoiceNumber = (periodStart: string, adAccountId: string, nth: number): string =>
  `${periodStart.slice(0, 7).replace('-', '')}-${adAccountId}-${String(nth).padStart(2, '0')}`

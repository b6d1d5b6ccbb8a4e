import { MAX_INVOICE_RANGE_DAYS } from '@tessera/api-types/ads/ad-options'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days after which an invoice is due. */
export const TERM_DAYS = 30
/** How often a refused card is tried again, on the days that follow. // decided: B-4.68 */
export const RETRIES = 3

/** Taxes are set for a country as advertising there begins; until then none is asked. */
const TAX_RATES: Readonly<Record<string, number>> = {}
export const taxRateOf = (country: string): number => TAX_RATES[country] ?? 0

/** Rounded half up to whole micros. */
export const taxOf = (subtotalMicros: number, rate: number): number => Math.floor(subtotalMicros * rate + 0.5)

export const dueAt = (issuedAt: Date): Date => new Date(issuedAt.getTime() + TERM_DAYS * DAY_MS)

/** When the card is tried again after so many tries; null once it is tried no more by itself. */
export const nextAttemptAt = (attempts: number, at: Date): Date | null =>
  attempts > RETRIES ? null : new Date(at.getTime() + DAY_MS)

/** `YYYYMM-account-nn` // decided: B-3.23 */
export const invoiceNumber = (periodStart: string, adAccountId: string, nth: number): string =>
  `${periodStart.slice(0, 7).replace('-', '')}-${adAccountId}-${String(nth).padStart(2, '0')}`

/** Whether a range of days may be asked for. // decided: B-2.55 */
export const isInvoiceRange = (from: string, to: string): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MAX_INVOICE_RANGE_DAYS
}

/** Seven days ago to yesterday. // spec 002 §9 */
export function defaultInvoiceRange(today: string): { from: string; to: string } {
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)
  return { from: dayBefore(7), to: dayBefore(1) }
}

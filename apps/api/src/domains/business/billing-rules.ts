import type { BillingStatus } from '@tessera/api-types/ads/ad-options'
import { isCardExpired } from '@tessera/api-types/ads/billing-rules'

export interface BillingRow {
  cardExpiryMonth: number
  cardExpiryYear: number
  isRefused: boolean
}

/** A refused payment weighs more than a card that has run out. // decided: B-4.68, B-5.14 */
export function billingStatusOf(row: BillingRow | null, now: Date): BillingStatus {
  if (!row) return 'MISSING'
  if (row.isRefused) return 'INVALID'
  return isCardExpired({ month: row.cardExpiryMonth, year: row.cardExpiryYear }, now) ? 'EXPIRED' : 'VALID'
}

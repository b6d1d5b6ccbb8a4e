import type { AdObjective } from '@tessera/api-types/ads/ad-options'

export const PROMOTION_EVENT_KINDS = ['IMPRESSION', 'PIN_CLICK', 'OUTBOUND_CLICK', 'SAVE'] as const
export type PromotionEventKind = (typeof PROMOTION_EVENT_KINDS)[number]

const CLICK_MICROS = 200_000 // decided: B-4.63
const IMPRESSION_MICROS = 4_000 // 4.00 for 1,000 of them; decided: B-4.63
const RATES: Readonly<Record<string, number>> = { DKK: 10, NOK: 10, SEK: 10, CZK: 20 }

const CHARGED: Readonly<Record<AdObjective, { kind: PromotionEventKind; micros: number }>> = {
  CONSIDERATION: { kind: 'OUTBOUND_CLICK', micros: CLICK_MICROS },
  CATALOG_SALES: { kind: 'OUTBOUND_CLICK', micros: CLICK_MICROS },
  WEB_CONVERSION: { kind: 'IMPRESSION', micros: IMPRESSION_MICROS },
}

/** What the next event that costs anything costs. */
export const nextCharge = (objective: AdObjective, currency: string): number =>
  CHARGED[objective].micros * (RATES[currency] ?? 1)

/** What an event of this kind costs. */
export const priceOf = (kind: PromotionEventKind, objective: AdObjective, currency: string): number =>
  CHARGED[objective].kind === kind ? nextCharge(objective, currency) : 0

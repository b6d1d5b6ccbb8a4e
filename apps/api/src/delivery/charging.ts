import { type AdPlacement, MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import { MOST_CLICKS_A_MINUTE } from '@tessera/api-types/ads/ad-visit'
import type { AdObjective, PromotionStatus } from '@tessera/api-types/ads/ad-options'
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts'
import type { AdAudience } from './eligibility.ts'
import { priceOf, type PromotionEventKind } from './prices.ts'

/** Clicks of one viewer on one promotion cost once within so long. // decided: B-4.63 */
export const CLICK_ONCE_MS = DAY_MS
/** So far back reach the impressions that count against the most of them. */
export const SEEN_MS = DAY_MS
/** So far back reach the clicks that the rate of a viewer counts. */
export const CLICK_RATE_MS = MINUTE_MS

export interface PromotionEvent {
  clientUuid: string
  promotionId: string
  kind: PromotionEventKind
  viewerKey: string
  /** Who did it, where that is known. */
  userId?: string | null
  /** The list it stood in, where that is known. */
  placement?: AdPlacement | null
  audience?: AdAudience | undefined
}

/** A promotion as the books have it while its account is locked. */
export interface BookedPromotion {
  id: string
  adAccountId: string
  objective: AdObjective
  currency: string
  status: PromotionStatus
  dailyBudgetMicros: number
  spentTodayMicros: number
}

export interface Books {
  /** Who belongs to the business behind a promotion now, as `promotion viewer`. */
  insiders: ReadonlySet<string>
  promotions: ReadonlyMap<string, BookedPromotion>
  /** What each account spent in all, and its cap. */
  accounts: ReadonlyMap<string, { spentMicros: number; capMicros: number | null }>
  /** Events that are booked already. */
  known: ReadonlySet<string>
  /** Clicks that were paid for lately, as `promotion viewer`. */
  paidClicks: ReadonlySet<string>
  /** How often viewers saw promotions lately, as `promotion viewer`. */
  impressions: ReadonlyMap<string, number>
  /** How often viewers clicked on ads within the last minute. */
  clicks: ReadonlyMap<string, number>
}

export type BookedEvent = PromotionEvent & {
  adAccountId: string
  amountMicros: number
  /** No person did it, or one of the business itself: it costs nothing, and counts as nothing else. */
  isFiltered: boolean
}

export const viewerPromotionKey = ({
  promotionId,
  viewerKey,
}: Pick<PromotionEvent, 'promotionId' | 'viewerKey'>) => `${promotionId} ${viewerKey}`

/**
 * What each event costs: never more than the budget of the day and the cap of the account bear. What was served in
 * excess, because what came before was not reported yet, is filtered, and so are clicks faster than a person's.
 */
export function settle(events: readonly PromotionEvent[], books: Books): BookedEvent[] {
  const known = new Set(books.known)
  const paidClicks = new Set(books.paidClicks)
  const isFilteredNow = invalidTraffic(books)
  const spentToday = new Map<string, number>()
  const spentByAccount = new Map<string, number>()
  return events.flatMap((event): BookedEvent[] => {
    const promotion = books.promotions.get(event.promotionId)
    if (!promotion || known.has(event.clientUuid)) return []
    known.add(event.clientUuid)
    const key = viewerPromotionKey(event)
    const { adAccountId } = promotion
    if (isFilteredNow(event)) return [{ ...event, adAccountId, amountMicros: 0, isFiltered: true }]
    const today = spentToday.get(promotion.id) ?? promotion.spentTodayMicros
    const account = books.accounts.get(adAccountId)
    const inAll = spentByAccount.get(adAccountId) ?? account?.spentMicros ?? 0
    const price =
      promotion.status === 'ACTIVE' ? priceOf(event.kind, promotion.objective, promotion.currency) : 0
    const isRepeated = event.kind === 'OUTBOUND_CLICK' && paidClicks.has(key)
    const isBorne =
      today + price <= promotion.dailyBudgetMicros && inAll + price <= (account?.capMicros ?? Infinity)
    const amountMicros = isBorne && !isRepeated ? price : 0
    spentToday.set(promotion.id, today + amountMicros)
    spentByAccount.set(adAccountId, inAll + amountMicros)
    if (event.kind === 'OUTBOUND_CLICK' && amountMicros > 0) paidClicks.add(key)
    return [{ ...event, adAccountId, amountMicros, isFiltered: false }]
  })
}

/** Whether an event is of the business itself, or beyond what one person sees and does; to be asked once for each, in their order. */
function invalidTraffic(books: Pick<Books, 'clicks' | 'impressions' | 'insiders'>) {
  const impressions = new Map(books.impressions)
  const clicks = new Map(books.clicks)
  const isBeyond = (counts: Map<string, number>, key: string, most: number): boolean => {
    const before = counts.get(key) ?? 0
    if (before < most) counts.set(key, before + 1)
    return before >= most
  }
  return (event: PromotionEvent): boolean => {
    if (books.insiders.has(viewerPromotionKey(event))) return true
    if (event.kind === 'IMPRESSION')
      return isBeyond(impressions, viewerPromotionKey(event), MOST_SIGHTS_A_DAY)
    return event.kind === 'OUTBOUND_CLICK' && isBeyond(clicks, event.viewerKey, MOST_CLICKS_A_MINUTE)
  }
}

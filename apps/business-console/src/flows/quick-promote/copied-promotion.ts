import { type AdObjective, MAX_DURATION_DAYS } from '@tessera/api-types/ads/ad-options'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { MICROS } from '@tessera/api-types/wire/micros'
import type { ProductGroup, PromoteForm } from './promote-form.ts'

const DAY_MS = 86_400_000

/** What of a promotion can be promoted again. */
export interface Copied {
  promotion: PromotionView
  /** Null where it cannot be promoted now. */
  pin: PromotablePinView | null
  group: ProductGroup | null
  /** Null where it is gone. */
  tagId: string | null
}

function daysOf({ start_date, end_date }: PromotionView): Partial<PromoteForm> {
  if (end_date === null) return { isOngoing: true }
  const days = Math.round((Date.parse(end_date) - Date.parse(start_date)) / DAY_MS) + 1
  return { duration: Math.min(Math.max(days, 1), MAX_DURATION_DAYS) }
}

/** The form of a promotion like another one. Without its pin or group, what is named after them is typed anew. // decided: B-4.65 */
export function copiedFields({ promotion, pin, group, tagId }: Copied): Partial<PromoteForm> {
  const { objective, daily_budget_micros, destination_url, name, targeting } = promotion
  const isWithout: Partial<Record<AdObjective, boolean>> = { CATALOG_SALES: !group, WEB_CONVERSION: !tagId }
  const { locale, ages, genders, interests, audiences, auto } = targeting
  return {
    adType: isWithout[objective] ? 'CONSIDERATION' : objective,
    selectedOCPMTag: tagId,
    dailyBudget: daily_budget_micros / MICROS,
    ...daysOf(promotion),
    locale,
    ages,
    genders,
    interests,
    audiences: audiences.filter((each) => each.name !== null).map(({ id }) => id),
    isAutoTargeting: auto,
    ...((pin ?? group) && {
      selected_pin: pin,
      selectedProductGroup: group,
      destinationUrl: destination_url,
      name,
    }),
  }
}

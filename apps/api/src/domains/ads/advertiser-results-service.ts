import type { AdvertiserResultsView, PromotionDayView, Results } from '@tessera/api-types/ads/views'
import type { PromotionStatus } from '@tessera/api-types/ads/ad-options'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { adAccountAccess } from '../business/ad-account-access.ts'
import { advertiserDays, dearestPromotions } from './advertiser-results-store.ts'
import { mayReadPromotions } from './promotion-service.ts'
import { toPromotionDayView } from './promotion-view.ts'

const PROMOTIONS_SHOWN = 5

const NOTHING: Results = {
  impressions: 0,
  saves: 0,
  pin_clicks: 0,
  outbound_clicks: 0,
  conversions: 0,
  filtered: 0,
  spend_micros: 0,
}

const sumOf = (days: readonly PromotionDayView[]): Results =>
  days.reduce<Results>(
    (sum, day) => ({
      impressions: sum.impressions + day.impressions,
      saves: sum.saves + day.saves,
      pin_clicks: sum.pin_clicks + day.pin_clicks,
      outbound_clicks: sum.outbound_clicks + day.outbound_clicks,
      conversions: sum.conversions + day.conversions,
      filtered: sum.filtered + day.filtered,
      spend_micros: sum.spend_micros + day.spend_micros,
    }),
    NOTHING,
  )

/** What an ad account brought in its last days, today among them, beside as many days before. */
export async function advertiserResults(
  { userId }: Member,
  { advertiser_id, days }: { advertiser_id: string; days: number },
  { now, read }: Pick<Deps, 'now' | 'read'>,
): Promise<AdvertiserResultsView> {
  const account = await adAccountAccess(read, userId, advertiser_id)
  mayReadPromotions(account)
  const { id: adAccountId, currency, timeZone } = account
  const asked = { adAccountId, currency, timeZone, now: now(), days }
  const [rows, dearest] = await Promise.all([
    advertiserDays(read, asked),
    dearestPromotions(read, asked, PROMOTIONS_SHOWN),
  ])
  const all = rows.map(toPromotionDayView)
  return {
    currency,
    days: all.slice(days),
    total: sumOf(all.slice(days)),
    before: sumOf(all.slice(0, days)),
    promotions: dearest.map(({ id, name, status, ...results }) => {
      const { date: _, ...brought } = toPromotionDayView({ day: '', ...results })
      return { id, name, status: status as PromotionStatus, ...brought }
    }),
  }
}

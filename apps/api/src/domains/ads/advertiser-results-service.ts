import type { AdvertiserResultsView, PromotionDayView, Results } from '@tessera/api-types/ads/views'
import { MOST_RESULT_DAYS, type PromotionStatus } from '@tessera/api-types/ads/ad-options'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { adAccountAccess } from '../business/ad-account-access.ts'
import { advertiserDays, dearestPromotions } from './advertiser-results-store.ts'
import { mayReadPromotions } from './promotion-service.ts'
import { toPromotionDayView } from './promotion-view.ts'
import { forgetReachedBefore, reachDays } from './reach-store.ts'

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
  const asOf = all.slice(days)
  const reach = await reachDays(read, adAccountId, asOf[0]?.date ?? '')
  const viewers = new Map(reach.map((day) => [day.day, day.viewers]))
  return {
    currency,
    days: asOf.map((day) => ({ ...day, reach: viewers.get(day.date) ?? 0 })),
    // Each person is counted on the last day they were reached, and so once.
    total: { ...sumOf(asOf), reach: reach.reduce((sum, { lastViewers }) => sum + lastViewers, 0) },
    before: sumOf(all.slice(0, days)),
    promotions: dearest.map(({ id, name, status, ...results }) => {
      const { date: _, ...brought } = toPromotionDayView({ day: '', ...results })
      return { id, name, status: status as PromotionStatus, ...brought }
    }),
  }
}

/** Forgets who was reached longer ago than results are read for. */
export async function forgetOldReach({ now, transact }: Pick<Deps, 'now' | 'transact'>): Promise<void> {
  const before = new Date(now().getTime() - MOST_RESULT_DAYS * DAY_MS)
  while (await transact((tx) => forgetReachedBefore(tx, before)));
}

import type {
  PromotionDayView,
  PromotionGroupRow,
  PromotionPlaceDayView,
  PromotionPlaceView,
  PromotionView,
} from '@tessera/api-types/ads/views'
import { mayChoose, isFinal } from './promotion-rules.ts'
import type { GroupRow } from './promotion-audience-store.ts'
import type { PlaceDayRow, PlaceRow } from './promotion-places-store.ts'
import type { PromotionDayRow, PromotionRow } from './promotion-store.ts'

export const toPromotionView = (row: PromotionRow, mayEdit: boolean): PromotionView => ({
  id: row.id,
  advertiser_id: row.adAccountId,
  business_id: row.businessId,
  pin_id: row.pinId,
  product_group_id: row.productGroupId,
  name: row.name,
  objective: row.objective,
  daily_budget_micros: Number(row.dailyBudgetMicros),
  currency: row.currency,
  start_at: row.startAt.toISOString(),
  end_at: row.endAt?.toISOString() ?? null,
  start_date: row.startDate,
  end_date: row.endDate,
  destination_url: row.destinationUrl,
  tag_id: row.tagId,
  targeting: {
    locale: row.locales,
    ages: row.ages,
    genders: row.genders,
    interests: row.interestIds,
    audiences: row.audiences,
    auto: row.isAuto,
    audience_width: row.audienceWidth,
  },
  status: row.status,
  reject_reason: row.rejectReason,
  spend_micros: Number(row.spendMicros),
  impressions: row.impressions,
  saves: row.saves,
  pin_clicks: row.pinClicks,
  outbound_clicks: row.outboundClicks,
  conversions: row.conversions,
  created_by:
    row.creatorId === null
      ? null
      : {
          id: row.creatorId,
          username: row.creatorUsername ?? '',
          full_name: row.creatorName ?? '',
        },
  created_time: row.createdAt.toISOString(),
  image_signature: row.imageSignature,
  abilities: {
    can_edit: mayEdit && !isFinal(row.status),
    can_pause: mayEdit && mayChoose(row.status, 'PAUSED'),
    can_resume: mayEdit && mayChoose(row.status, 'ACTIVE'),
    can_see_leads: mayEdit,
  },
})

export const toPlaceView = ({ placement, ...row }: PlaceRow): PromotionPlaceView => {
  const { date: _, ...results } = toPromotionDayView({ day: '', ...row })
  return { placement, ...results }
}

export const toGroupRow = ({ id, dimension, group, currency, ...row }: GroupRow): PromotionGroupRow => {
  const { date: _, ...results } = toPromotionDayView({ day: '', ...row })
  return { id, dimension, group, currency, ...results }
}

export const toPlaceDayView = (row: PlaceDayRow): PromotionPlaceDayView => ({
  ...toPromotionDayView(row),
  id: row.id,
  placement: row.placement,
  currency: row.currency,
})

export const toPromotionDayView = (row: PromotionDayRow): PromotionDayView => ({
  date: row.day,
  impressions: row.impressions,
  saves: row.saves,
  pin_clicks: row.pinClicks,
  outbound_clicks: row.outboundClicks,
  conversions: row.conversions,
  filtered: row.filtered,
  spend_micros: Number(row.spendMicros),
})

import { advertiserPath } from '@tessera/api-types/ads/advertiser-addresses'
import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '@tessera/api-types/ad-notifications/recommendation-kinds'
import { isResurrected } from '@tessera/api-types/third-parties/pixel-rules'
import { billingStatusOf, type BillingRow } from '../business/billing-rules.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const TAG_SILENT_DAYS = 7 // decided: B-7.05
const RENEW_DAYS = 2 // decided: B-7.05

/** What is known of an advertiser and of the business behind it. */
export interface AdvertiserState {
  createdAt: Date
  isActive: boolean
  hasBusinessAddress: boolean
  hasSpendCap: boolean
  hasNotificationEmail: boolean
  hasWebsite: boolean
  hasContactEmail: boolean
  hasProfilePicture: boolean
  peopleCount: number
  billing: BillingRow | null
  tagFiredAt: Date | null
  /** The last of three days in seven on which a promotion used its budget up. */
  budgetUsedUpAt: Date | null
  nextEndAt: Date | null
  topPinId: string | null
  topPinAt: Date | null
  nonCompliantSince: Date | null
  resurrectedAt: Date | null
  lastPromotionId: string | null
}

/** Since when each is due; null where it is not. */
type Due = (state: AdvertiserState, now: Date) => Date | null

const after = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
const unless =
  (has: (state: AdvertiserState) => boolean): Due =>
  (state) =>
    has(state) ? null : state.createdAt

const dueSince: Record<RecommendationKind, Due> = {
  // Besides events and pixels, a return counts for 28 days. // decided: B-9.26
  WELCOME_BACK: ({ resurrectedAt, lastPromotionId }, now) =>
    lastPromotionId && isResurrected(resurrectedAt, now) ? resurrectedAt : null,
  ADD_BILLING: ({ billing, createdAt }, now) =>
    billingStatusOf(billing, now) === 'VALID' ? null : createdAt,
  FIX_MERCHANT: ({ nonCompliantSince }) => nonCompliantSince,
  RAISE_BUDGET: ({ budgetUsedUpAt }) => budgetUsedUpAt,
  RENEW_PROMOTION: ({ nextEndAt }, now) => {
    const since = nextEndAt && after(nextEndAt, -RENEW_DAYS)
    return since && since <= now ? since : null
  },
  INSTALL_TAG: ({ tagFiredAt, createdAt }, now) => {
    const since = tagFiredAt ? after(tagFiredAt, TAG_SILENT_DAYS) : createdAt
    return since <= now ? since : null
  },
  PROMOTE_TOP_PIN: ({ topPinAt }) => topPinAt,
  REACTIVATE_ACCOUNT: unless(({ isActive }) => isActive),
  ADD_BUSINESS_ADDRESS: unless(({ hasBusinessAddress }) => hasBusinessAddress),
  ADD_WEBSITE: unless(({ hasWebsite }) => hasWebsite),
  ADD_PROFILE_PICTURE: unless(({ hasProfilePicture }) => hasProfilePicture),
  ADD_SPEND_CAP: unless(({ hasSpendCap }) => hasSpendCap),
  ADD_NOTIFICATION_EMAIL: unless(({ hasNotificationEmail }) => hasNotificationEmail),
  ADD_CONTACT_EMAIL: unless(({ hasContactEmail }) => hasContactEmail),
  INVITE_PEOPLE: unless(({ peopleCount }) => peopleCount >= 2),
}

/** Where each is done, as seen from the advertiser; the rest in the settings of the account itself. */
const PLACES: Partial<Record<RecommendationKind, (state: AdvertiserState) => string>> = {
  WELCOME_BACK: ({ lastPromotionId }) => `/quick-promote/?copy=${lastPromotionId}`,
  ADD_BILLING: () => '/quick-promote/',
  FIX_MERCHANT: () => '/verified-merchant',
  RAISE_BUDGET: () => '/ads/',
  RENEW_PROMOTION: () => '/ads/',
  INSTALL_TAG: () => '/tags',
  PROMOTE_TOP_PIN: ({ topPinId }) => `/quick-promote/?pin=${topPinId}`,
  ADD_WEBSITE: () => '/settings',
  ADD_CONTACT_EMAIL: () => '/settings',
  ADD_PROFILE_PICTURE: () => '/profiles',
  INVITE_PEOPLE: () => '/people',
}

export interface Recommendation {
  kind: RecommendationKind
  since: Date
  path: string
}

/** What an advertiser is recommended, the weightiest first. */
export const recommendationsFor = (
  advertiserId: string,
  state: AdvertiserState,
  now: Date,
): Recommendation[] =>
  RECOMMENDATION_KINDS.flatMap((kind) => {
    const since = dueSince[kind](state, now)
    const place = PLACES[kind]?.(state) ?? `/ad-accounts/${advertiserId}/settings`
    return since ? [{ kind, since, path: advertiserPath(advertiserId, place) }] : []
  })

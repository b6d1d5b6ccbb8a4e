import { currencyOf } from '../business/business-options.ts'

export const AD_OBJECTIVES = ['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'] as const // spec 002 §9
export type AdObjective = (typeof AD_OBJECTIVES)[number]

export const AUDIENCE_WIDTHS = ['NARROW', 'MEDIUM', 'WIDE'] as const // spec 002 §9
export type AudienceWidth = (typeof AUDIENCE_WIDTHS)[number]

export const AD_AGES = ['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+'] as const // decided: B-3.42
export type AdAge = (typeof AD_AGES)[number]

/** Results of fewer people are shown of nobody: they stand with the rest. */
export const RESULT_GROUP_MIN = 50
/** So do those of a group with fewer saves, clicks or conversions, unless it has none of that kind. */
export const RESULT_ACTS_MIN = 10
/** After a click, events of the tag count for so long; then nobody's age and gender are kept. // decided: B-4.65 */
export const CLICK_WINDOW_DAYS = 30
export const RESULT_DIMENSIONS = ['age', 'gender'] as const

export const AD_GENDERS = ['female', 'male', 'unspecified'] as const // decided: B-3.42
export type AdGender = (typeof AD_GENDERS)[number]

export const PROMOTION_STATUSES = [
  'PENDING_REVIEW',
  'ACTIVE',
  'REJECTED',
  'PAUSED',
  'BILLING_HOLD',
  'COMPLETED',
] as const // decided: B-4.59
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number]

/** What people set; review, billing and time set the others. */
export const CHOSEN_STATUSES = ['ACTIVE', 'PAUSED', 'COMPLETED'] as const

export const REJECT_REASONS = [
  'PIN_GONE',
  'PIN_HIDDEN',
  'PIN_UNSAFE',
  'SECRET_BOARD',
  'LINK_BLOCKED',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** What an advertiser can pay with; only VALID launches. */
export const BILLING_STATUSES = ['MISSING', 'VALID', 'EXPIRED', 'INVALID'] as const
export type BillingStatus = (typeof BILLING_STATUSES)[number]

export const INVOICE_TABS = ['PROGRESS', 'ISSUED', 'OVERDUE', 'PAID'] as const // decided: B-2.55
export type InvoiceTab = (typeof INVOICE_TABS)[number]
export const DEFAULT_INVOICE_TAB: InvoiceTab = 'PROGRESS' // spec 002 §9
export const INVOICE_STATUSES = [...INVOICE_TABS, 'VOID'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
/** Longest range of days that invoices are listed for. // decided: B-2.55 */
export const MAX_INVOICE_RANGE_DAYS = 365

/** Largest daily budget, in whole units of its currency. // spec 002 §9 */
export const MAX_DAILY_BUDGET = 1_000_000
export const MAX_DURATION_DAYS = 365
export const MAX_PROMOTION_NAME = 255
export const MAX_DESTINATION_URL = 2048
export const MAX_TARGETED_INTERESTS = 100
export const MAX_TARGETED_AUDIENCES = 20
/** A smaller audience gets no number, which would tell of single people, and no ads. // decided: B-3.22 */
export const AUDIENCE_MIN = 1000

const SMALLEST_BUDGETS: Readonly<Record<string, number>> = { US: 3, SE: 10, NO: 10, DK: 10 } // spec 002 §9
const RECOMMENDED_BUDGETS: Readonly<Record<string, number>> = {
  US: 7,
  GB: 5,
  AU: 10,
  SE: 70,
  CA: 9,
  NZ: 10,
  CH: 7,
  NO: 70,
  DK: 50,
} // spec 002 §9, the rest decided: B-9.14
const CZECH = { country: 'CZ', currency: 'CZK', smallest: 80, recommended: 160 }
const NORDIC_COUNTRIES = ['SE', 'NO', 'DK'] // decided: B-9.16

const isCzech = (country: string, currency: string): boolean =>
  country === CZECH.country && currency === CZECH.currency

/** The daily budget a form begins with, which is also the smallest, in units of the account's currency. */
export const smallestBudget = (country: string, currency: string): number =>
  isCzech(country, currency) ? CZECH.smallest : (SMALLEST_BUDGETS[country] ?? 1)

export const recommendedBudget = (country: string, currency: string): number =>
  isCzech(country, currency)
    ? CZECH.recommended
    : (RECOMMENDED_BUDGETS[country] ?? (currencyOf(country) === 'EUR' ? 6 : 5))

/** Days a promotion runs unless somebody chooses otherwise. */
export const usualDuration = (country: string): number => (NORDIC_COUNTRIES.includes(country) ? 30 : 10)

const MEDIUM_SHARE = 0.05
const WIDE_SHARE = 0.3

/** How wide an audience is that holds this share of all members. // decided: B-9.22 */
export const audienceWidth = (share: number, isAuto: boolean): AudienceWidth =>
  isAuto || share >= WIDE_SHARE ? 'WIDE' : share >= MEDIUM_SHARE ? 'MEDIUM' : 'NARROW'

/** Where advertisers accept responsibility for consent: the EEA, the United Kingdom and Switzerland. */
export const ADS_TERMS_COUNTRIES = [
  ...'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  'GB',
  'CH',
]

/** The longest time that results of an ad account are read for at once. */
export const MOST_RESULT_DAYS = 366
/** What the analytics page offers. */
export const RESULT_DAYS = [7, 30, 90] as const

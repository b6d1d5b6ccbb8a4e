/** What the verified merchant program is made of; free of zod. // spec 002 §4, §9 */

/** Youngest account and youngest proof of a website. // decided: B-9.07 */
export const MIN_ACCOUNT_AGE_DAYS = 30
export const MIN_DOMAIN_AGE_DAYS = 30
/** How far back feedback counts. */
export const FEEDBACK_WINDOW_DAYS = 30
/** How long a merchant may stay non-compliant before the suspension. */
export const COMPLIANCE_GRACE_DAYS = 30
/** How long a merchant who left waits before the next application. */
export const REAPPLY_AFTER_DAYS = 30
/** How long dismissed action cards stay hidden. */
export const ACTION_CARDS_HIDDEN_MS = 6048e5
export const MAX_WELCOME_DISMISSALS = 3
export const MAX_APPEALS = 3
/** The least share of positive feedback. */
export const MIN_POSITIVE_FEEDBACK = 0.5
export const APPEAL_COMMENT_MAX = 2000

/** Where the program is offered. // spec 002 §9 */
export const MERCHANT_COUNTRIES: readonly string[] = [
  'US',
  'GB',
  'CA',
  'AU',
  'DE',
  'ES',
  'IT',
  'AT',
  'CH',
  'NL',
  'BR',
  'MX',
]

export const isMerchantCountry = (country: string): boolean => MERCHANT_COUNTRIES.includes(country)

export const REVIEW_STATUSES = ['PROCESSING', 'FAILED', 'COMPLETED', 'DISAPPROVED', 'UNDER_REVIEW'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_STATES = ['approved', 'pending', 'declined', 'appeal_pending'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const PROGRAM_STATES = ['APPLIED', 'ACCEPTED', 'NON_COMPLIANT', 'SUSPENDED', 'CANCELLED'] as const
export type ProgramState = (typeof PROGRAM_STATES)[number]

export const CHECK_RESULTS = ['PASS', 'FAIL'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

export const MERCHANT_CHECKS = [
  'ACCOUNT_AGE',
  'DOMAIN_AGE',
  'PROFILE_IMAGE',
  'PROFILE_COVER_IMAGE',
  'BIO',
  'SHOP_TAB',
  'PINNER_FEEDBACK',
] as const
export type MerchantCheck = (typeof MERCHANT_CHECKS)[number]

/** A cover is recommended and never blocks. // decided: B-4.35 */
export const isRequiredCheck = (check: MerchantCheck): boolean => check !== 'PROFILE_COVER_IMAGE'

/** The policies that a merchant names. */
export const MERCHANT_POLICIES = ['shipping', 'return'] as const
export type MerchantPolicy = (typeof MERCHANT_POLICIES)[number]

/** What is found at the address of a policy. It is advice: no check rests on it. */
export const POLICY_FINDINGS = [
  'READABLE',
  'UNREACHABLE',
  /** The address leads to another website. */
  'ELSEWHERE',
  /** Neither a page nor a text. */
  'UNREADABLE',
  /** Hardly any text. */
  'EMPTY',
  /** No word of shipping, or of returns. */
  'OFF_TOPIC',
] as const
export type PolicyFinding = (typeof POLICY_FINDINGS)[number]

/** What staff may decline an appeal for, besides the checks. */
const STAFF_REASONS = ['POLICIES_UNCLEAR', 'PROHIBITED_PRODUCTS', 'MISLEADING_CONTENT'] as const
export const DECLINE_REASONS = [...MERCHANT_CHECKS, ...STAFF_REASONS] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** `REVIEW_ERROR`: the review itself could not be carried out. */
export const REVIEW_REASONS = [...DECLINE_REASONS, 'REVIEW_ERROR'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export const APPEAL_DECISIONS = ['approved', 'declined'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]

export const MERCHANT_BANNERS = ['ACTION_CARDS_BANNER', 'WELCOME_BANNER', 'CELEBRATION_BANNER'] as const
export type MerchantBanner = (typeof MERCHANT_BANNERS)[number]

export const WORKFLOW_ICONS = [
  'UNSTARTED',
  'IN_PROGRESS',
  'ACCEPTED',
  'ATTENTION',
  'REJECTED',
  'RECOMMENDED',
] as const
export type WorkflowIcon = (typeof WORKFLOW_ICONS)[number]

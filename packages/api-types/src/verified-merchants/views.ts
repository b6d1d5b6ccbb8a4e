import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'
import {
  CHECK_RESULTS,
  MERCHANT_CHECKS,
  MERCHANT_POLICIES,
  POLICY_FINDINGS,
  PROGRAM_STATES,
  REVIEW_REASONS,
  REVIEW_STATES,
  REVIEW_STATUSES,
} from './merchant-program.ts'

const MerchantReview = z.object({
  can_appeal: z.boolean(),
  is_appeal: z.boolean(),
  appeal_count: z.number(),
  appeal_comment: z.string().nullable(),
  shipping_policy_url: z.string(),
  return_policy_url: z.string(),
  review_status: z.enum(REVIEW_STATUSES),
  review_reasons: z.array(z.enum(REVIEW_REASONS)),
})

export const MerchantCheckView = z.object({
  check: z.enum(MERCHANT_CHECKS),
  result: z.enum(CHECK_RESULTS),
  required: z.boolean(),
  computed_at: Timestamp,
  /** What it takes to pass, or what was found, in the language of the viewer. */
  explanation: z.string(),
  /** The page where it can be fixed. */
  fix_url: z.string(),
})
export type MerchantCheckView = z.output<typeof MerchantCheckView>

export const MerchantPolicyView = z.object({
  policy: z.enum(MERCHANT_POLICIES),
  url: z.string(),
  /** Null until it has been read. */
  finding: z.enum(POLICY_FINDINGS).nullable(),
  read_at: Timestamp.nullable(),
  /** What was found, and what it takes, in the language of the viewer. */
  explanation: z.string(),
})
export type MerchantPolicyView = z.output<typeof MerchantPolicyView>

/** The verified merchant program as the members of the business see it. */
export const MerchantProgramView = z.strictObject({
  user_id: Id,
  country: z.string(),
  is_available: z.boolean(),
  /** Null before the first application. */
  program_state: z.enum(PROGRAM_STATES).nullable(),
  review: MerchantReview.nullable(),
  review_state: z.enum(REVIEW_STATES).nullable(),
  checks: z.array(MerchantCheckView),
  /** None before the first application. */
  policies: z.array(MerchantPolicyView),
  abilities: z.object({ can_apply: z.boolean(), can_leave: z.boolean(), can_recheck: z.boolean() }),
})
export type MerchantProgramView = z.output<typeof MerchantProgramView>

/** What everybody else learns. // decided: B-7.07 */
export const MerchantBadgeView = z.strictObject({ user_id: Id, is_verified_merchant: z.boolean() })

/** An appeal as staff sees it. */
export const MerchantAppealView = z.object({
  /** The merchant’s account. */
  id: Id,
  username: z.string(),
  full_name: z.string(),
  business_name: z.string(),
  country: z.string(),
  image_medium_url: z.string().nullable(),
  program_state: z.enum(PROGRAM_STATES),
  appeal_count: z.number(),
  appeal_comment: z.string(),
  appealed_at: Timestamp,
  shipping_policy_url: z.string(),
  return_policy_url: z.string(),
  /** Why the merchant was declined before. */
  review_reasons: z.array(z.enum(REVIEW_REASONS)),
  /** Whether the one who asks may decide; nobody decides about their own business. */
  can_decide: z.boolean(),
})
export type MerchantAppealView = z.output<typeof MerchantAppealView>

export const MerchantAppealDetailView = MerchantAppealView.extend({ checks: z.array(MerchantCheckView) })
export type MerchantAppealDetailView = z.output<typeof MerchantAppealDetailView>

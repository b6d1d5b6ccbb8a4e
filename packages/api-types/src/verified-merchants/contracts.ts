import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text, WebUrl } from '../wire/scalars.ts'
import { APPEAL_COMMENT_MAX, APPEAL_DECISIONS, DECLINE_REASONS } from './merchant-program.ts'
import { verifiedMerchantsRoutes as routes } from './routes.ts'
import {
  MerchantAppealDetailView,
  MerchantAppealView,
  MerchantBadgeView,
  MerchantProgramView,
} from './views.ts'

const merchant = z.object({ userId: Id })

export const verifiedMerchantsContracts = {
  'verifiedMerchants.get': contract(routes['verifiedMerchants.get'], {
    summary:
      'The verified merchant program of an account, its checks computed anew; others than the members of its business learn only whether it is verified.',
    input: merchant,
    output: z.union([MerchantProgramView, MerchantBadgeView]),
    errors: ['USER_NOT_FOUND'],
  }),
  'verifiedMerchants.apply': contract(routes['verifiedMerchants.apply'], {
    summary: 'Applies for the program; the review begins at once.',
    input: merchant.extend({
      shipping_policy_url: WebUrl,
      return_policy_url: WebUrl,
      accepts_guidelines: z.literal(true),
    }),
    output: MerchantProgramView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MERCHANT_COUNTRY', 'MERCHANT_STATE'],
  }),
  'verifiedMerchants.appeal': contract(routes['verifiedMerchants.appeal'], {
    summary: 'Appeals against a declined application or a suspension; staff decides.',
    input: merchant.extend({
      appeal_comment: text({ min: 1, max: APPEAL_COMMENT_MAX }),
      /** Other addresses of the policies; without them they stay. */
      shipping_policy_url: WebUrl.optional(),
      return_policy_url: WebUrl.optional(),
    }),
    output: MerchantProgramView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MERCHANT_STATE'],
  }),
  'verifiedMerchants.leave': contract(routes['verifiedMerchants.leave'], {
    summary: 'Leaves the program; the badge is gone at once.',
    input: merchant,
    output: MerchantProgramView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MERCHANT_STATE'],
  }),
  'verifiedMerchants.recheck': contract(routes['verifiedMerchants.recheck'], {
    summary: 'Computes the checks of a merchant in the program now instead of with the daily run.',
    input: merchant,
    output: MerchantProgramView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'MERCHANT_STATE'],
  }),
  'merchantAppeals.list': contract(routes['merchantAppeals.list'], {
    summary: 'The appeals of merchants that wait for a decision, the oldest first.',
    input: adminListInput(['appealed_at', 'full_name'], { q: z.string().max(200).optional() }, [
      'appealed_at',
      'ASC',
    ]).omit({ business_id: true }),
    output: adminListOf(MerchantAppealView),
  }),
  'merchantAppeals.get': contract(routes['merchantAppeals.get'], {
    summary: 'One appeal that waits for a decision, with the checks of the merchant computed anew.',
    input: z.object({ id: Id }),
    output: MerchantAppealDetailView,
    errors: ['NOT_FOUND'],
  }),
  'merchantAppeals.update': contract(routes['merchantAppeals.update'], {
    summary: 'Decides an appeal once: approved makes the merchant verified, declined names the reasons.',
    input: z.object({
      id: Id,
      decision: z.enum(APPEAL_DECISIONS),
      reasons: z.array(z.enum(DECLINE_REASONS)).max(DECLINE_REASONS.length).default([]),
    }),
    output: z.object({ id: Id }),
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
}

import { expect, it } from 'vitest'
import { MerchantProgramView } from './views.ts'
import {
  ACTION_CARDS_HIDDEN_MS,
  APPEAL_COMMENT_MAX,
  CHECK_RESULTS,
  COMPLIANCE_GRACE_DAYS,
  FEEDBACK_WINDOW_DAYS,
  isMerchantCountry,
  MAX_APPEALS,
  MAX_WELCOME_DISMISSALS,
  MERCHANT_BANNERS,
  MERCHANT_CHECKS,
  MERCHANT_COUNTRIES,
  MIN_ACCOUNT_AGE_DAYS,
  MIN_DOMAIN_AGE_DAYS,
  MIN_POSITIVE_FEEDBACK,
  PROGRAM_STATES,
  REAPPLY_AFTER_DAYS,
  REVIEW_STATES,
  REVIEW_STATUSES,
  WORKFLOW_ICONS,
} from './merchant-program.ts'

it('B-9.08 the program is offered in twelve countries, not in France', () => {
  expect(MERCHANT_COUNTRIES).toEqual('US GB CA AU DE ES IT AT CH NL BR MX'.split(' '))
  expect(['DE', 'FR', 'SE'].map(isMerchantCountry)).toEqual([true, false, false])
})

it('B-9.06 its constants are 30 days, 7 days, 3, one half and 2000', () => {
  expect([MIN_ACCOUNT_AGE_DAYS, MIN_DOMAIN_AGE_DAYS, FEEDBACK_WINDOW_DAYS]).toEqual([30, 30, 30])
  expect([COMPLIANCE_GRACE_DAYS, REAPPLY_AFTER_DAYS]).toEqual([30, 30])
  expect([ACTION_CARDS_HIDDEN_MS, MAX_WELCOME_DISMISSALS, MAX_APPEALS]).toEqual([604_800_000, 3, 3])
  expect([MIN_POSITIVE_FEEDBACK, APPEAL_COMMENT_MAX]).toEqual([0.5, 2000])
})

const aView = {
  user_id: '1',
  country: 'DE',
  is_available: true,
  program_state: 'APPLIED',
  review: {
    can_appeal: false,
    is_appeal: false,
    appeal_count: 0,
    appeal_comment: null,
    shipping_policy_url: 'https://kiln.test/shipping',
    return_policy_url: 'https://kiln.test/returns',
    review_status: 'PROCESSING',
    review_reasons: [],
  },
  review_state: 'pending',
  checks: [],
  policies: [],
  abilities: { can_apply: false, can_leave: true, can_recheck: false },
}

it('B-4.24 B-4.25 the statuses and states of a review, and no others', () => {
  expect(REVIEW_STATUSES).toEqual(['PROCESSING', 'FAILED', 'COMPLETED', 'DISAPPROVED', 'UNDER_REVIEW'])
  expect(REVIEW_STATES).toEqual(['approved', 'pending', 'declined', 'appeal_pending'])
  expect(MerchantProgramView.safeParse(aView).success).toBe(true)
  const odd = { ...aView, review: { ...aView.review, review_status: 'LOST' } }
  expect(MerchantProgramView.safeParse(odd).success).toBe(false)
})

it('B-4.27 B-4.30 B-4.31 the states of the program, the checks and their results', () => {
  expect(PROGRAM_STATES).toEqual(['APPLIED', 'ACCEPTED', 'NON_COMPLIANT', 'SUSPENDED', 'CANCELLED'])
  expect(CHECK_RESULTS).toEqual(['PASS', 'FAIL'])
  expect(MERCHANT_CHECKS).toEqual([
    'ACCOUNT_AGE',
    'DOMAIN_AGE',
    'PROFILE_IMAGE',
    'PROFILE_COVER_IMAGE',
    'BIO',
    'SHOP_TAB',
    'PINNER_FEEDBACK',
  ])
})

it('B-4.40 B-4.42 the banners and the icons of the steps', () => {
  expect(MERCHANT_BANNERS).toEqual(['ACTION_CARDS_BANNER', 'WELCOME_BANNER', 'CELEBRATION_BANNER'])
  expect(WORKFLOW_ICONS).toEqual([
    'UNSTARTED',
    'IN_PROGRESS',
    'ACCEPTED',
    'ATTENTION',
    'REJECTED',
    'RECOMMENDED',
  ])
})

import {
  FEEDBACK_WINDOW_DAYS,
  isRequiredCheck,
  MERCHANT_CHECKS,
  MIN_ACCOUNT_AGE_DAYS,
  MIN_DOMAIN_AGE_DAYS,
  MIN_POSITIVE_FEEDBACK,
  type CheckResult,
  type MerchantCheck,
} from '@tessera/api-types/verified-merchants/merchant-program'
import { DAY_MS } from '../../kernel/durations.ts'

/** What the checks look at, of one merchant. */
export interface MerchantFacts {
  createdAt: Date
  /** When the first of the websites that are proved now was proved. */
  domainVerifiedAt: Date | null
  avatar: string | null
  cover: string | null
  about: string
  hasShop: boolean
  positiveFeedback: number
  negativeFeedback: number
}

export interface CheckOutcome {
  name: MerchantCheck
  result: CheckResult
}

const isOlder = (at: Date | null, days: number, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() >= days * DAY_MS

const DEFAULT_AVATAR = /(^|\/)default_\d+\.png$/

// decided: B-4.32 to B-4.38
const passes: Record<MerchantCheck, (facts: MerchantFacts, now: Date) => boolean> = {
  ACCOUNT_AGE: ({ createdAt }, now) => isOlder(createdAt, MIN_ACCOUNT_AGE_DAYS, now),
  DOMAIN_AGE: ({ domainVerifiedAt }, now) => isOlder(domainVerifiedAt, MIN_DOMAIN_AGE_DAYS, now),
  PROFILE_IMAGE: ({ avatar }) => avatar !== null && !DEFAULT_AVATAR.test(avatar),
  PROFILE_COVER_IMAGE: ({ cover }) => cover !== null,
  BIO: ({ about }) => about.trim() !== '',
  SHOP_TAB: ({ hasShop }) => hasShop,
  PINNER_FEEDBACK: ({ positiveFeedback, negativeFeedback }) => {
    const all = positiveFeedback + negativeFeedback
    return all === 0 || positiveFeedback / all >= MIN_POSITIVE_FEEDBACK
  },
}

export const checksOf = (facts: MerchantFacts, now: Date): CheckOutcome[] =>
  MERCHANT_CHECKS.map((name) => ({ name, result: passes[name](facts, now) ? 'PASS' : 'FAIL' }))

/** The checks that stand in the way. */
export const failedRequired = (checks: readonly CheckOutcome[]): MerchantCheck[] =>
  checks.filter(({ name, result }) => result === 'FAIL' && isRequiredCheck(name)).map(({ name }) => name)

export const feedbackSince = (now: Date): Date => new Date(now.getTime() - FEEDBACK_WINDOW_DAYS * DAY_MS)

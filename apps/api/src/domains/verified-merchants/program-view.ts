import {
  isMerchantCountry,
  isRequiredCheck,
  type MerchantCheck,
  type MerchantPolicy,
  type PolicyFinding,
} from '@tessera/api-types/verified-merchants/merchant-program'
import type {
  MerchantCheckView,
  MerchantPolicyView,
  MerchantProgramView,
} from '@tessera/api-types/verified-merchants/views'
import type { ServerTexts } from '../../i18n/server-texts.ts'
import type { CheckOutcome } from './merchant-checks.ts'
import { canAppeal, canApply, canTransition, reviewStateOf } from './program-rules.ts'
import type { MerchantRow, ProgramRow } from './program-store.ts'

interface Known {
  userId: string
  merchant: MerchantRow
  program: ProgramRow | null
  checks: readonly CheckOutcome[]
}

/** Where each check is mended. */
const fixes: Record<MerchantCheck, (merchant: MerchantRow) => string> = {
  ACCOUNT_AGE: () => '/settings/account-settings/',
  DOMAIN_AGE: () => '/settings/claim/',
  PROFILE_IMAGE: () => '/settings/edit/',
  PROFILE_COVER_IMAGE: () => '/settings/edit/',
  BIO: () => '/settings/edit/',
  SHOP_TAB: ({ businessId }) => `/business/${businessId}/hub/catalogs`,
  PINNER_FEEDBACK: ({ username }) => `/${username}/`,
}

export const toCheckViews = (
  checks: readonly CheckOutcome[],
  merchant: MerchantRow,
  { texts, now }: { texts: ServerTexts; now: Date },
): MerchantCheckView[] =>
  checks.map(({ name, result }) => ({
    check: name,
    result,
    required: isRequiredCheck(name),
    computed_at: now.toISOString(),
    explanation: texts.t(`merchant.${name}.${result}`),
    fix_url: fixes[name](merchant),
  }))

const toPolicyViews = (program: ProgramRow, texts: ServerTexts): MerchantPolicyView[] => {
  const read_at = program.policiesReadAt?.toISOString() ?? null
  const view = (policy: MerchantPolicy, url: string, finding: PolicyFinding | null) => ({
    policy,
    url,
    finding,
    read_at,
    explanation: texts.t(`merchant.policy.${finding ?? 'UNREAD'}`),
  })
  return [
    view('shipping', program.shippingPolicyUrl, program.shippingPolicyFinding),
    view('return', program.returnPolicyUrl, program.returnPolicyFinding),
  ]
}

export function toProgramView(
  { userId, merchant, program, checks }: Known,
  { mayManage, now, texts }: { mayManage: boolean; now: Date; texts: ServerTexts },
): MerchantProgramView {
  const isAvailable = isMerchantCountry(merchant.country)
  return {
    user_id: userId,
    country: merchant.country,
    is_available: isAvailable,
    program_state: program?.state ?? null,
    review: program && {
      can_appeal: mayManage && canAppeal(program),
      is_appeal: program.isAppeal,
      appeal_count: program.appealCount,
      appeal_comment: program.appealComment,
      shipping_policy_url: program.shippingPolicyUrl,
      return_policy_url: program.returnPolicyUrl,
      review_status: program.reviewStatus,
      review_reasons: program.reviewReasons,
    },
    review_state: program && reviewStateOf(program),
    checks: toCheckViews(checks, merchant, { texts, now }),
    policies: program && program.state !== 'CANCELLED' ? toPolicyViews(program, texts) : [],
    abilities: {
      can_apply: mayManage && isAvailable && canApply(program, now),
      can_leave: mayManage && program !== null && canTransition(program, 'CANCELLED', now),
      can_recheck: mayManage && (program?.state === 'ACCEPTED' || program?.state === 'NON_COMPLIANT'),
    },
  }
}

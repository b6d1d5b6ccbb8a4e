/** Where somebody is in quick promote. // spec 002 §2, the forms decided: B-2.66 */
export const PROMOTE_STEPS = [
  'GDPR_MODAL',
  'PIN_SELECTION_MODAL',
  'QUICK_PROMOTE_PAGE',
  'BUSINESS_FORM',
  'BILLING_FORM',
  'SUCCESS_MODAL',
  'ERROR_MODAL',
  'TAG_MODAL',
] as const
export type PromoteStep = (typeof PROMOTE_STEPS)[number]

export interface PromoteFacts {
  needsTerms: boolean
  hasSelection: boolean
  hasBusinessAddress: boolean
  hasValidBillingProfile: boolean
}

/** What stands before the page; null once nothing does. // decided: B-2.68 */
export function firstStep(facts: PromoteFacts) {
  if (facts.needsTerms) return 'GDPR_MODAL'
  if (!facts.hasSelection) return 'PIN_SELECTION_MODAL'
  if (!facts.hasBusinessAddress) return 'BUSINESS_FORM'
  return facts.hasValidBillingProfile ? null : 'BILLING_FORM'
}

export const stepAfter = (facts: PromoteFacts): PromoteStep => firstStep(facts) ?? 'QUICK_PROMOTE_PAGE'

import type { BillingStatus, PromotionStatus, RejectReason } from '@tessera/api-types/ads/ad-options'

/** What is known of a promotion from outside of it. */
export interface PromotionFacts {
  hasEnded: boolean
  isPinGone: boolean
  isAccountArchived: boolean
  billing: BillingStatus
  /** Why its pin may not be shown to strangers. */
  fault: RejectReason | null
  /** People who work for the site look at it first. */
  isHeldForStaff: boolean
}

export interface PromotionState {
  status: PromotionStatus
  rejectReason: RejectReason | null
}

/** Roles that read promotions and their results. // decided: B-6.09 */
export const READS_PROMOTIONS = ['CAMPAIGN_MANAGER', 'ANALYST', 'FINANCE_MANAGER'] as const

const FINAL: readonly PromotionStatus[] = ['REJECTED', 'COMPLETED']

export const isFinal = (status: PromotionStatus): boolean => FINAL.includes(status)

const plain = (status: PromotionStatus): PromotionState => ({ status, rejectReason: null })

/** The state a promotion comes to by itself, from where it is. // decided: B-4.59 */
export function settledState(
  { status, rejectReason }: PromotionState,
  facts: PromotionFacts,
): PromotionState {
  if (isFinal(status)) return { status, rejectReason }
  if (facts.isAccountArchived || facts.hasEnded) return plain('COMPLETED')
  if (status === 'PENDING_REVIEW') return reviewed(facts)
  if (facts.isPinGone) return plain('COMPLETED')
  if (status === 'PAUSED') return plain('PAUSED')
  if (facts.fault) return { status: 'REJECTED', rejectReason: facts.fault }
  if (facts.isHeldForStaff) return plain('PENDING_REVIEW')
  return plain(facts.billing === 'VALID' ? 'ACTIVE' : 'BILLING_HOLD')
}

function reviewed({ isPinGone, fault, billing, isHeldForStaff }: PromotionFacts): PromotionState {
  if (isPinGone) return { status: 'REJECTED', rejectReason: 'PIN_GONE' }
  if (fault) return { status: 'REJECTED', rejectReason: fault }
  if (isHeldForStaff) return plain('PENDING_REVIEW')
  return plain(billing === 'VALID' ? 'ACTIVE' : 'BILLING_HOLD')
}

type Chosen = 'ACTIVE' | 'PAUSED' | 'COMPLETED'

/** Whether somebody may bring a promotion from one state to another. */
export function mayChoose(from: PromotionStatus, to: Chosen): boolean {
  if (to === 'COMPLETED') return !isFinal(from)
  return to === 'PAUSED' ? from === 'ACTIVE' : from === 'PAUSED'
}

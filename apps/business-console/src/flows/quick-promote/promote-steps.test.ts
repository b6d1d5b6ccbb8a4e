import { describe, expect, it } from 'vitest'
import { firstStep, PROMOTE_STEPS, stepAfter, type PromoteFacts } from './promote-steps.ts'

const both = [true, false]
const all: PromoteFacts[] = both.flatMap((needsTerms) =>
  both.flatMap((hasSelection) =>
    both.flatMap((hasBusinessAddress) =>
      both.map((hasValidBillingProfile) => ({
        needsTerms,
        hasSelection,
        hasBusinessAddress,
        hasValidBillingProfile,
      })),
    ),
  ),
)

describe('the steps of quick promote', () => {
  it('B-2.66 are these eight', () => {
    expect(PROMOTE_STEPS).toEqual([
      'GDPR_MODAL',
      'PIN_SELECTION_MODAL',
      'QUICK_PROMOTE_PAGE',
      'BUSINESS_FORM',
      'BILLING_FORM',
      'SUCCESS_MODAL',
      'ERROR_MODAL',
      'TAG_MODAL',
    ])
  })

  it('B-2.67 begin with one of four modals', () => {
    expect(new Set(all.map(firstStep).filter((step) => step !== null))).toEqual(
      new Set(['BILLING_FORM', 'BUSINESS_FORM', 'GDPR_MODAL', 'PIN_SELECTION_MODAL']),
    )
  })

  it('B-2.68 ask for terms, then a pin, then the address, then the card', () => {
    for (const facts of all) {
      const expected = facts.needsTerms
        ? 'GDPR_MODAL'
        : !facts.hasSelection
          ? 'PIN_SELECTION_MODAL'
          : !facts.hasBusinessAddress
            ? 'BUSINESS_FORM'
            : !facts.hasValidBillingProfile
              ? 'BILLING_FORM'
              : 'QUICK_PROMOTE_PAGE'
      expect(stepAfter(facts)).toBe(expected)
    }
  })
})

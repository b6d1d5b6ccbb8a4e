import { describe, expect, it } from 'vitest'
import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import { LAST_STEP, stepAt } from '@tessera/api-types/business-onboarding/onboarding-rules'
import { onboardingReducer, startOnboarding, type OnboardingAction } from './onboarding-state.ts'

const fresh: BusinessOnboardingView = {
  ...OnboardingAnswers.parse({}),
  fullName: '',
  leadId: null,
  calendlyUpsellEligible: false,
  shouldShowCalendlyModal: false,
  stepIndex: 0,
  canProceed: false,
  is_completed: false,
  business_id: null,
  booking_url: null,
}

const after = (...actions: OnboardingAction[]) => actions.reduce(onboardingReducer, startOnboarding(fresh))

describe('the questionnaire on screen', () => {
  it('B-3.45 holds the 26 answers of the document, and B-3.46 a step index and whether it can proceed', () => {
    expect(Object.keys(startOnboarding(fresh)).sort()).toEqual(
      [
        'businessGoals',
        'businessName',
        'businessVertical',
        'numberEmployees',
        'hasWebsite',
        'website',
        'country',
        'locale',
        'advertisingIntent',
        'accountType',
        'agencyRole',
        'agencyClients',
        'agencyContent',
        'agencyService',
        'agencyServiceOther',
        'firstName',
        'lastName',
        'fullName',
        'email',
        'countryCode',
        'phoneNumber',
        'worksWithAgency',
        'leadId',
        'whatsAppConsent',
        'calendlyUpsellEligible',
        'shouldShowCalendlyModal',
        'stepIndex',
        'canProceed',
      ].sort(),
    )
  })

  it('B-4.70 starts at the welcome, step 0, and cannot proceed', () => {
    const { stepIndex, canProceed } = after()
    expect([stepAt(stepIndex), stepIndex, canProceed]).toEqual(['welcome', 0, false])
  })

  it('B-4.71 goes on, back and to a given step', () => {
    expect(after({ type: 'incremented' }, { type: 'incremented' }).stepIndex).toBe(2)
    expect(after({ type: 'set', stepIndex: 4 }, { type: 'decremented' }).stepIndex).toBe(3)
    expect(after({ type: 'set', stepIndex: 5 }).stepIndex).toBe(5)
  })

  it('B-4.73 stays between the first and the last step, and proceeds with valid answers alone', () => {
    expect(after({ type: 'decremented' }).stepIndex).toBe(0)
    expect(after({ type: 'set', stepIndex: 99 }).stepIndex).toBe(LAST_STEP)
    expect(after({ type: 'answered', changes: { accountType: 'agency' } }).canProceed).toBe(true)
    const atBusiness = after(
      { type: 'answered', changes: { accountType: 'agency' } },
      { type: 'incremented' },
    )
    expect(atBusiness).toMatchObject({ stepIndex: 1, canProceed: false, accountType: 'agency' })
  })

  it('B-4.75 offers a call once, on the last step', () => {
    const finished = {
      ...fresh,
      stepIndex: LAST_STEP,
      shouldShowCalendlyModal: true,
      calendlyUpsellEligible: true,
    }
    const done = after({ type: 'finished', by: finished })
    expect(done).toMatchObject({ stepIndex: LAST_STEP, shouldShowCalendlyModal: true })
    const closed = onboardingReducer(done, { type: 'callOfferClosed' })
    expect(closed).toMatchObject({ shouldShowCalendlyModal: false, calendlyUpsellEligible: true })
  })
})

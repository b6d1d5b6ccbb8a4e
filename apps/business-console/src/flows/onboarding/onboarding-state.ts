import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import {
  canProceed,
  CONTACT_STEP,
  fullNameOf,
  isCallOffered,
  withinSteps,
} from '@tessera/api-types/business-onboarding/onboarding-rules'

/** The questionnaire on screen. // spec 002 §3 */
export type OnboardingState = Omit<BusinessOnboardingView, 'is_completed' | 'business_id' | 'booking_url'>

export type OnboardingAction =
  | { type: 'answered'; changes: Partial<OnboardingAnswers> }
  | { type: 'incremented' }
  | { type: 'decremented' }
  | { type: 'set'; stepIndex: number }
  | { type: 'finished'; by: BusinessOnboardingView }
  | { type: 'callOfferClosed' }

/** Where it begins, or goes on. */
export const startOnboarding = ({
  is_completed: _completed,
  business_id: _business,
  booking_url: _booking,
  ...state
}: BusinessOnboardingView): OnboardingState => state

export const answersOf = (state: OnboardingState): OnboardingAnswers => OnboardingAnswers.parse(state)

export function onboardingReducer(state: OnboardingState, action: OnboardingAction): OnboardingState {
  switch (action.type) {
    case 'answered':
      return derived({ ...state, ...action.changes })
    case 'incremented':
      // Only finishing leads past the last question.
      return derived({ ...state, stepIndex: Math.min(state.stepIndex + 1, CONTACT_STEP) })
    case 'decremented':
      return derived({ ...state, stepIndex: withinSteps(state.stepIndex - 1) })
    case 'set':
      return derived({ ...state, stepIndex: withinSteps(action.stepIndex) })
    case 'finished':
      return startOnboarding(action.by)
    case 'callOfferClosed':
      return { ...state, shouldShowCalendlyModal: false }
  }
}

const derived = (state: OnboardingState): OnboardingState => ({
  ...state,
  fullName: fullNameOf(state),
  calendlyUpsellEligible: isCallOffered(state),
  canProceed: canProceed(state.stepIndex, state),
})

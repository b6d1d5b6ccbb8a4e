import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import type { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import {
  canProceed,
  fullNameOf,
  isCallOffered,
} from '@tessera/api-types/business-onboarding/onboarding-rules'

interface Questionnaire {
  answers: OnboardingAnswers
  stepIndex: number
  leadId: string | null
  businessId: string | null
}

/** `isFinishedNow` is said once, by the call that finished it. */
export const toOnboardingView = (
  { answers, stepIndex, leadId, businessId }: Questionnaire,
  { bookingUrl, isFinishedNow = false }: { bookingUrl: string | null; isFinishedNow?: boolean },
): BusinessOnboardingView => {
  const isEligible = isCallOffered(answers)
  return {
    ...answers,
    fullName: fullNameOf(answers),
    leadId,
    calendlyUpsellEligible: isEligible,
    shouldShowCalendlyModal: isFinishedNow && isEligible,
    stepIndex,
    canProceed: canProceed(stepIndex, answers),
    is_completed: businessId !== null,
    business_id: businessId,
    booking_url: bookingUrl,
  }
}

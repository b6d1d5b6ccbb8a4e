import { z } from 'zod'
import { contract } from '../contract.ts'
import { timeZone } from '../business/inputs.ts'
import { Id, int } from '../wire/scalars.ts'
import { OnboardingAnswers } from './onboarding-answers.ts'
import { LAST_STEP } from './onboarding-rules.ts'
import { businessOnboardingRoutes as r } from './routes.ts'

const stepIndex = int({ min: 0, max: LAST_STEP })

/** The questionnaire as somebody left it. */
export const BusinessOnboardingView = OnboardingAnswers.extend({
  fullName: z.string(),
  leadId: Id.nullable(),
  calendlyUpsellEligible: z.boolean(),
  shouldShowCalendlyModal: z.boolean(),
  stepIndex: z.number(),
  canProceed: z.boolean(),
  is_completed: z.boolean(),
  /** The business that came of it. */
  business_id: Id.nullable(),
  /** Where a call is booked; null where the site names no such place. */
  booking_url: z.string().nullable(),
})
export type BusinessOnboardingView = z.output<typeof BusinessOnboardingView>

export const businessOnboardingContracts = {
  'businessOnboarding.get': contract(r['businessOnboarding.get'], {
    summary: 'The questionnaire of a new business, with the answers so far.',
    input: z.object({}),
    output: BusinessOnboardingView,
  }),
  'businessOnboarding.save': contract(r['businessOnboarding.save'], {
    summary: 'Saves the answers so far and the step somebody is at.',
    input: OnboardingAnswers.extend({ stepIndex }),
    output: BusinessOnboardingView,
    errors: ['CONFLICT'],
  }),
  'businessOnboarding.complete': contract(r['businessOnboarding.complete'], {
    summary: 'Finishes the questionnaire: its business and a first ad account come of it.',
    input: z.object({ time_zone: timeZone.default('UTC') }),
    output: BusinessOnboardingView,
    errors: ['CONFLICT', 'LIMIT_REACHED'],
  }),
}

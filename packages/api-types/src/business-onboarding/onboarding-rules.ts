import { z } from 'zod'
import { completedUrl, isWebUrl } from '../wire/scalars.ts'
import type { OnboardingAnswers, OnboardingQuestion } from './onboarding-answers.ts'
import {
  AGENCY_SERVICE_OTHER_MAX,
  EMPLOYEE_RANGES,
  MAX_BUSINESS_GOALS,
  ONBOARDING_NAME_MAX,
  ONBOARDING_STEPS,
  PERSON_NAME_MAX,
  type OnboardingStep,
} from './onboarding-options.ts'

export const LAST_STEP = ONBOARDING_STEPS.length - 1
/** The step whose end finishes the questionnaire. */
export const CONTACT_STEP = ONBOARDING_STEPS.indexOf('contact')

export const stepAt = (index: number): OnboardingStep => ONBOARDING_STEPS[withinSteps(index)] ?? 'done'
export const withinSteps = (index: number): number => Math.min(Math.max(index, 0), LAST_STEP)

/** What a step asks, as far as it was filled in. */
export function questionsOf(step: OnboardingStep, answers: OnboardingAnswers): OnboardingQuestion[] {
  switch (step) {
    case 'welcome':
      return ['accountType']
    case 'business':
      return [
        'businessName',
        'hasWebsite',
        ...(answers.hasWebsite ? ['website' as const] : []),
        'country',
        'locale',
      ]
    case 'vertical':
      return ['businessVertical', 'numberEmployees']
    case 'goals':
      return ['businessGoals']
    case 'agency':
      return answers.accountType === 'agency' ? agencyQuestions(answers) : ['worksWithAgency']
    case 'ads':
      return ['advertisingIntent']
    case 'contact':
      return ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber', 'whatsAppConsent']
    case 'done':
      return []
  }
}

const agencyQuestions = ({ agencyService }: OnboardingAnswers): OnboardingQuestion[] => [
  'agencyRole',
  'agencyClients',
  'agencyContent',
  'agencyService',
  ...(agencyService.includes('OTHER') ? ['agencyServiceOther' as const] : []),
]

/** What is wrong with a given value. */
export type OnboardingFault =
  | 'needed'
  | 'too_long'
  | 'too_many'
  | 'web_address'
  | 'email'
  | 'dialing_code'
  | 'phone'
export type OnboardingFaults = Partial<Record<OnboardingQuestion, OnboardingFault>>

const name = (value: string, max: number): OnboardingFault | null =>
  value.trim() === '' ? 'needed' : value.trim().length > max ? 'too_long' : null

const phone = ({ phoneNumber, whatsAppConsent }: OnboardingAnswers): OnboardingFault | null => {
  if (phoneNumber.trim() === '') return whatsAppConsent ? 'needed' : null
  return /^\d{6,14}$/.test(phoneDigits(phoneNumber)) ? null : 'phone'
}

const dialingCode = ({ countryCode, phoneNumber, whatsAppConsent }: OnboardingAnswers) =>
  (phoneNumber.trim() === '' && !whatsAppConsent) || /^\+[1-9]\d{0,3}$/.test(countryCode.trim())
    ? null
    : 'dialing_code'

/** A number as people write it, without the marks between its digits. */
export const phoneDigits = (typed: string): string => typed.replaceAll(/[\s().\-/]/g, '')

const Email = z.email().max(254)

/** What a reply must be besides given. // decided: B-5.16–5.18 */
const rules: Partial<Record<OnboardingQuestion, (answers: OnboardingAnswers) => OnboardingFault | null>> = {
  businessName: ({ businessName }) => name(businessName, ONBOARDING_NAME_MAX),
  website: ({ website }) =>
    website.trim() === '' ? 'needed' : isWebUrl(completedUrl(website.trim())) ? null : 'web_address',
  businessGoals: ({ businessGoals: { length } }) =>
    length === 0 ? 'needed' : length > MAX_BUSINESS_GOALS ? 'too_many' : null,
  agencyService: ({ agencyService }) => (agencyService.length === 0 ? 'needed' : null),
  agencyServiceOther: ({ agencyServiceOther }) => name(agencyServiceOther, AGENCY_SERVICE_OTHER_MAX),
  firstName: ({ firstName }) => name(firstName, PERSON_NAME_MAX),
  lastName: ({ lastName }) => name(lastName, PERSON_NAME_MAX),
  email: ({ email }) => (Email.safeParse(email.trim()).success ? null : 'email'),
  countryCode: dialingCode,
  phoneNumber: phone,
}

const chosen = (answers: OnboardingAnswers, question: OnboardingQuestion) =>
  answers[question] === null ? 'needed' : null

/** What does not hold yet in a step. */
export function faultsOf(step: OnboardingStep, answers: OnboardingAnswers): OnboardingFaults {
  const found = questionsOf(step, answers).map(
    (question) => [question, rules[question]?.(answers) ?? chosen(answers, question)] as const,
  )
  return Object.fromEntries(found.filter(([, fault]) => fault !== null))
}

/** What does not hold yet in the whole questionnaire. */
export const allFaults = (answers: OnboardingAnswers): OnboardingFaults =>
  Object.assign({}, ...ONBOARDING_STEPS.map((step) => faultsOf(step, answers)))

export const canProceed = (stepIndex: number, answers: OnboardingAnswers): boolean =>
  stepIndex < LAST_STEP && Object.keys(faultsOf(stepAt(stepIndex), answers)).length === 0

export const fullNameOf = ({
  firstName,
  lastName,
}: Pick<OnboardingAnswers, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim()

const FROM_11 = EMPLOYEE_RANGES.indexOf('11-50')

/** Whether somebody is offered a call about their first ads. // decided: B-4.75 */
export const isCallOffered = (answers: OnboardingAnswers): boolean =>
  answers.advertisingIntent === 'YES' &&
  (answers.accountType === 'agency' ||
    (answers.numberEmployees !== null && EMPLOYEE_RANGES.indexOf(answers.numberEmployees) >= FROM_11)) &&
  Email.safeParse(answers.email.trim()).success

import { z } from 'zod'
import { BUSINESS_COUNTRIES, BUSINESS_VERTICALS } from '../business/business-options.ts'
import { LOCALES } from '../locales.ts'
import { text } from '../wire/scalars.ts'
import {
  ADVERTISING_INTENTS,
  AGENCY_CLIENTS,
  AGENCY_ROLES,
  AGENCY_SERVICE_OTHER_MAX,
  AGENCY_SERVICES,
  BUSINESS_GOALS,
  EMPLOYEE_RANGES,
  MAX_BUSINESS_GOALS,
  ONBOARDING_ACCOUNT_TYPES,
  ONBOARDING_NAME_MAX,
  PERSON_NAME_MAX,
  PHONE_DIGITS_MAX,
} from './onboarding-options.ts'

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullable().default(null)
const yesOrNo = z.boolean().nullable().default(null)
const typed = (max: number) => text({ max }).default('')
const FORMATTED_PHONE_MAX = 2 * PHONE_DIGITS_MAX

/** What somebody answered so far: a question that is still open has null, nothing or an empty text. */
export const OnboardingAnswers = z.object({
  accountType: choice(ONBOARDING_ACCOUNT_TYPES),
  businessName: typed(ONBOARDING_NAME_MAX),
  hasWebsite: yesOrNo,
  website: typed(2048),
  country: choice(BUSINESS_COUNTRIES),
  locale: choice(LOCALES),
  businessVertical: choice(BUSINESS_VERTICALS),
  numberEmployees: choice(EMPLOYEE_RANGES),
  businessGoals: z.array(z.enum(BUSINESS_GOALS)).max(MAX_BUSINESS_GOALS).default([]),
  agencyRole: choice(AGENCY_ROLES),
  agencyClients: choice(AGENCY_CLIENTS),
  agencyContent: yesOrNo,
  agencyService: z.array(z.enum(AGENCY_SERVICES)).max(AGENCY_SERVICES.length).default([]),
  agencyServiceOther: typed(AGENCY_SERVICE_OTHER_MAX),
  worksWithAgency: yesOrNo,
  advertisingIntent: choice(ADVERTISING_INTENTS),
  firstName: typed(PERSON_NAME_MAX),
  lastName: typed(PERSON_NAME_MAX),
  email: typed(254),
  countryCode: typed(5),
  phoneNumber: typed(FORMATTED_PHONE_MAX),
  whatsAppConsent: z.boolean().default(false),
})
export type OnboardingAnswers = z.output<typeof OnboardingAnswers>
export type OnboardingQuestion = keyof OnboardingAnswers

/** The steps of the questionnaire in their order. // decided: B-4.72 */
export const ONBOARDING_STEPS = [
  'welcome',
  'business',
  'vertical',
  'goals',
  'agency',
  'ads',
  'contact',
  'done',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

export const ONBOARDING_ACCOUNT_TYPES = ['business', 'agency'] as const
// decided: B-5.16
export const BUSINESS_GOALS = [
  'BRAND_AWARENESS',
  'WEBSITE_TRAFFIC',
  'LEADS',
  'SELL_PRODUCTS',
  'GROW_AUDIENCE',
  'NOT_SURE',
] as const
export type BusinessGoal = (typeof BUSINESS_GOALS)[number]
export const MAX_BUSINESS_GOALS = 3
/** From the smallest on. */
export const EMPLOYEE_RANGES = ['1', '2-10', '11-50', '51-200', '201-1000', '1001+'] as const
// decided: B-5.17
export const ADVERTISING_INTENTS = ['YES', 'NO', 'NOT_SURE'] as const
export const AGENCY_ROLES = ['OWNER', 'MANAGER', 'SPECIALIST', 'OTHER'] as const
export const AGENCY_CLIENTS = ['1-5', '6-20', '21-50', '51+'] as const
export const AGENCY_SERVICES = ['PAID_SOCIAL', 'CREATIVE', 'SEO', 'COMMERCE', 'OTHER'] as const

export const ONBOARDING_NAME_MAX = 64
export const AGENCY_SERVICE_OTHER_MAX = 100
export const PERSON_NAME_MAX = 50
export const PHONE_DIGITS_MAX = 14

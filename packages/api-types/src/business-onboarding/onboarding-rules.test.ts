import { describe, expect, it } from 'vitest'
import { OnboardingAnswers } from './onboarding-answers.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from './onboarding-options.ts'
import { canProceed, faultsOf, fullNameOf, isCallOffered, questionsOf } from './onboarding-rules.ts'

const given = (answers: Partial<OnboardingAnswers>) => OnboardingAnswers.parse(answers)
const proceeds = (step: OnboardingStep, answers: Partial<OnboardingAnswers>) =>
  canProceed(ONBOARDING_STEPS.indexOf(step), given(answers))

const business = { businessName: 'Kiln', hasWebsite: false, country: 'DE', locale: 'de' } as const
const agency = {
  accountType: 'agency',
  agencyRole: 'OWNER',
  agencyClients: '51+',
  agencyContent: true,
  agencyService: ['SEO'],
} as const satisfies Partial<OnboardingAnswers>
const person = { firstName: 'Ada', lastName: 'Stone', email: 'ada@kiln.example' }

describe('what a step takes', () => {
  it.each<[OnboardingStep, Partial<OnboardingAnswers>, boolean]>([
    ['welcome', {}, false],
    ['welcome', { accountType: 'agency' }, true],
    ['business', business, true],
    ['business', { ...business, businessName: ' ' }, false],
    ['business', { ...business, businessName: 'k'.repeat(64) }, true],
    ['vertical', { businessVertical: 'KIDS_AND_BABY' }, false],
    ['vertical', { businessVertical: 'KIDS_AND_BABY', numberEmployees: '1' }, true],
    ['goals', {}, false],
    ['goals', { businessGoals: ['LEADS', 'NOT_SURE', 'SELL_PRODUCTS'] }, true],
    ['ads', {}, false],
    ['ads', { advertisingIntent: 'NO' }, true],
    ['done', {}, false],
  ])('B-5.16 %s with %j: %s', (step, answers, expected) => {
    expect(proceeds(step, answers)).toBe(expected)
  })

  it('B-5.16 refuses lists and names of another size or kind', () => {
    const refused = [
      { businessName: 'k'.repeat(65) },
      { businessGoals: ['LEADS', 'NOT_SURE', 'SELL_PRODUCTS', 'GROW_AUDIENCE'] },
      { businessVertical: 'RETAIL' },
      { numberEmployees: '3-10' },
    ]
    for (const answers of refused) expect(OnboardingAnswers.safeParse(answers).success).toBe(false)
  })

  it.each<[OnboardingStep, Partial<OnboardingAnswers>, boolean]>([
    ['business', { ...business, hasWebsite: true }, false],
    ['business', { ...business, hasWebsite: true, website: 'kiln.example' }, true],
    ['business', { ...business, hasWebsite: true, website: 'ftp://kiln.example' }, false],
    ['business', { ...business, country: null }, false],
    ['business', { ...business, locale: null }, false],
    ['agency', { accountType: 'business' }, false],
    ['agency', { accountType: 'business', worksWithAgency: false }, true],
    ['agency', agency, true],
    ['agency', { ...agency, agencyService: [] }, false],
    ['agency', { ...agency, agencyContent: null }, false],
    ['agency', { ...agency, agencyService: ['OTHER'] }, false],
    ['agency', { ...agency, agencyService: ['OTHER'], agencyServiceOther: 'Print' }, true],
  ])('B-5.17 %s with %j: %s', (step, answers, expected) => {
    expect(proceeds(step, answers)).toBe(expected)
  })

  it.each<[Partial<OnboardingAnswers>, object]>([
    [person, {}],
    [{ ...person, firstName: '' }, { firstName: 'needed' }],
    [{ ...person, email: 'ada' }, { email: 'email' }],
    [{ ...person, countryCode: '+49', phoneNumber: '030 123-456' }, {}],
    [{ ...person, countryCode: '49', phoneNumber: '030123456' }, { countryCode: 'dialing_code' }],
    [{ ...person, countryCode: '+49', phoneNumber: '12345' }, { phoneNumber: 'phone' }],
    [{ ...person, countryCode: '+49', phoneNumber: '123456789012345' }, { phoneNumber: 'phone' }],
    [{ ...person, countryCode: '+49', whatsAppConsent: true }, { phoneNumber: 'needed' }],
  ])('B-5.18 contact with %j: %j', (answers, faults) => {
    expect(faultsOf('contact', given(answers))).toEqual(faults)
  })

  it('B-5.18 consent is never given beforehand, and the full name is of both names', () => {
    expect(given({}).whatsAppConsent).toBe(false)
    expect(fullNameOf(given(person))).toBe('Ada Stone')
  })

  it('B-4.72 agencies are asked about their work, others whether they work with one', () => {
    expect(ONBOARDING_STEPS).toEqual([
      'welcome',
      'business',
      'vertical',
      'goals',
      'agency',
      'ads',
      'contact',
      'done',
    ])
    expect(questionsOf('agency', given({ accountType: 'business' }))).toEqual(['worksWithAgency'])
    expect(questionsOf('agency', given({ ...agency, agencyService: ['OTHER'] }))).toEqual([
      'agencyRole',
      'agencyClients',
      'agencyContent',
      'agencyService',
      'agencyServiceOther',
    ])
  })
})

const eligible = {
  ...person,
  accountType: 'business',
  advertisingIntent: 'YES',
  numberEmployees: '11-50',
} as const

it.each<[Partial<OnboardingAnswers>, boolean]>([
  [{}, true],
  [{ numberEmployees: '1001+' }, true],
  [{ numberEmployees: '2-10' }, false],
  [{ numberEmployees: '2-10', accountType: 'agency' }, true],
  [{ advertisingIntent: 'NOT_SURE' }, false],
  [{ email: 'ada' }, false],
])('B-4.75 a call is offered with %j: %s', (answers, expected) => {
  expect(isCallOffered(given({ ...eligible, ...answers }))).toBe(expected)
})

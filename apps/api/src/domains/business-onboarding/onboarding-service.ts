import { BUSINESS_COUNTRIES, currencyOf } from '@tessera/api-types/business/business-options'
import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import { ONBOARDING_NAME_MAX } from '@tessera/api-types/business-onboarding/onboarding-options'
import {
  allFaults,
  LAST_STEP,
  type OnboardingFault,
} from '@tessera/api-types/business-onboarding/onboarding-rules'
import type { FieldTextKey } from '@tessera/api-types/error-texts'
import { LOCALES } from '@tessera/api-types/locales'
import { completedUrl } from '@tessera/api-types/wire/scalars'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import { createAdAccount } from '../business/ad-account-service.ts'
import { changeBusiness, createBusiness } from '../business/business-service.ts'
import {
  accountDetails,
  finishOnboarding,
  lockedOnboarding,
  onboarding,
  saveOnboarding,
  unfinishedBusiness,
} from './onboarding-store.ts'
import { toOnboardingView } from './onboarding-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact' | 'site'>

export async function getOnboarding(
  { userId }: Member,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<BusinessOnboardingView> {
  const saved = await onboarding(read, userId)
  const questionnaire = saved ?? {
    answers: await knownAnswers(read, userId),
    stepIndex: 0,
    leadId: null,
    businessId: null,
  }
  return toOnboardingView(questionnaire, site)
}

/** What need not be asked from scratch: the account and the business opened at sign-up have it. */
async function knownAnswers(db: Db, userId: string): Promise<OnboardingAnswers> {
  const account = await accountDetails(db, userId)
  const business = await unfinishedBusiness(db, userId)
  const country = business?.country ?? account?.country
  return OnboardingAnswers.parse({
    businessName: (business?.name ?? '').slice(0, ONBOARDING_NAME_MAX),
    hasWebsite: business?.website ? true : null,
    website: business?.website ?? '',
    country: BUSINESS_COUNTRIES.find((each) => each === country) ?? null,
    locale: LOCALES.find((each) => each === account?.locale) ?? null,
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    email: account?.email ?? '',
  })
}

export function saveAnswers(
  { userId }: Member,
  { stepIndex, ...answers }: OnboardingAnswers & { stepIndex: number },
  { transact, now, site }: Needs,
): Promise<BusinessOnboardingView> {
  return transact(async (tx) => {
    // The last step is reached by finishing alone.
    const kept = { answers, stepIndex: Math.min(stepIndex, LAST_STEP - 1) }
    const isSaved = await saveOnboarding(tx, { userId, ...kept, updatedAt: now() })
    if (!isSaved) throw alreadyFinished()
    return toOnboardingView({ ...kept, leadId: null, businessId: null }, site)
  })
}

/** Once: its business, new or the one opened at sign-up, gets the details and a first ad account. */
export function completeOnboarding(
  viewer: Member,
  { time_zone }: { time_zone: string },
  deps: Needs,
): Promise<BusinessOnboardingView> {
  return deps.transact(async (tx) => {
    const saved = await lockedOnboarding(tx, viewer.userId)
    if (saved?.businessId) throw alreadyFinished()
    const answers = saved?.answers ?? (await knownAnswers(tx, viewer.userId))
    refuseFaults(answers)
    const fields = businessFields(answers)
    const businessId = await fittedBusiness(tx, viewer, fields, deps)
    const { name, country } = fields
    await createAdAccount(
      viewer,
      businessId,
      { name, country, currency: currencyOf(country), time_zone },
      joined(deps, tx),
    )
    const finished = { stepIndex: LAST_STEP, leadId: deps.newId(), businessId }
    await finishOnboarding(tx, viewer.userId, { ...finished, completedAt: deps.now() })
    return toOnboardingView({ answers, ...finished }, { ...deps.site, isFinishedNow: true })
  })
}

const alreadyFinished = () => new DomainError('CONFLICT', { reason: { key: 'refusal.onboardingFinished' } })

const FAULT_TEXT: Readonly<Record<OnboardingFault, FieldTextKey>> = {
  needed: 'field.needed',
  too_long: 'field.invalid',
  too_many: 'field.invalid',
  web_address: 'field.webAddress',
  email: 'field.email',
  dialing_code: 'field.dialingCode',
  phone: 'field.phone',
}

function refuseFaults(answers: OnboardingAnswers): void {
  const faults = Object.entries(allFaults(answers))
  if (faults.length === 0) return
  throw new DomainError('INVALID_INPUT', {
    fields: Object.fromEntries(faults.map(([question, fault]) => [question, { key: FAULT_TEXT[fault] }])),
  })
}

/** The questionnaire as a business has it; a faultless one has every field. */
function businessFields(answers: OnboardingAnswers) {
  const { accountType, businessName, businessVertical, country, hasWebsite, website, email } = answers
  return {
    name: businessName,
    vertical: businessVertical ?? 'OTHER',
    country: country ?? 'US',
    website: hasWebsite ? completedUrl(website) : null,
    contact_email: email,
    account_type: accountType === 'agency' ? ('agency' as const) : ('advertiser' as const),
  } as const
}

async function fittedBusiness(
  tx: Db,
  viewer: Member,
  fields: ReturnType<typeof businessFields>,
  deps: Needs,
): Promise<string> {
  const opened = await unfinishedBusiness(tx, viewer.userId)
  if (!opened) return createBusiness(tx, deps, { ...fields, ownerId: viewer.userId })
  await changeBusiness(viewer, opened.id, fields, joined(deps, tx))
  return opened.id
}

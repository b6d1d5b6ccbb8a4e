import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useLocale, useTranslate } from 'react-admin'
import { BUSINESS_VERTICALS } from '@tessera/api-types/business/business-options'
import {
  ADVERTISING_INTENTS,
  AGENCY_CLIENTS,
  AGENCY_ROLES,
  AGENCY_SERVICES,
  BUSINESS_GOALS,
  EMPLOYEE_RANGES,
  MAX_BUSINESS_GOALS,
  ONBOARDING_ACCOUNT_TYPES,
  type OnboardingStep,
} from '@tessera/api-types/business-onboarding/onboarding-options'
import { languageTag, LOCALES } from '@tessera/api-types/locales'
import { countryChoices, sortedChoices, type Choice } from '../../shared/choices.ts'
import {
  ListQuestion,
  ManyQuestion,
  OneQuestion,
  TextQuestion,
  useAsked,
  YesNoQuestion,
} from './questions.tsx'

function useChoices(ids: readonly string[], prefix: string): Choice[] {
  const translate = useTranslate()
  return ids.map((id) => ({ id, name: translate(`${prefix}.${id}`) }))
}

const Welcome = () => (
  <OneQuestion
    question="accountType"
    choices={useChoices(ONBOARDING_ACCOUNT_TYPES, 'console.onboarding.account_type')}
  />
)

function Business() {
  const locale = useLocale()
  const { state } = useAsked()
  const languages = new Intl.DisplayNames(languageTag(locale), { type: 'language' })
  const languageOf = (id: string) => languages.of(languageTag(id)) ?? id
  return (
    <>
      <TextQuestion question="businessName" autoComplete="organization" />
      <YesNoQuestion question="hasWebsite" />
      {state.hasWebsite && (
        <TextQuestion question="website" type="url" placeholder="https://" autoComplete="url" />
      )}
      <ListQuestion question="country" choices={countryChoices(locale)} />
      <ListQuestion question="locale" choices={sortedChoices(LOCALES, languageOf, locale)} />
    </>
  )
}

const Vertical = () => (
  <>
    <ListQuestion question="businessVertical" choices={useChoices(BUSINESS_VERTICALS, 'console.vertical')} />
    <ListQuestion
      question="numberEmployees"
      choices={EMPLOYEE_RANGES.map((id) => ({ id, name: id.replace('-', '–') }))}
    />
  </>
)

const Goals = () => (
  <ManyQuestion
    question="businessGoals"
    choices={useChoices(BUSINESS_GOALS, 'console.onboarding.goal')}
    most={MAX_BUSINESS_GOALS}
  />
)

function Agency() {
  const { state } = useAsked()
  const roles = useChoices(AGENCY_ROLES, 'console.onboarding.role')
  const services = useChoices(AGENCY_SERVICES, 'console.onboarding.service')
  if (state.accountType !== 'agency') return <YesNoQuestion question="worksWithAgency" />
  return (
    <>
      <OneQuestion question="agencyRole" choices={roles} />
      <OneQuestion
        question="agencyClients"
        choices={AGENCY_CLIENTS.map((id) => ({ id, name: id.replace('-', '–') }))}
      />
      <YesNoQuestion question="agencyContent" />
      <ManyQuestion question="agencyService" choices={services} most={AGENCY_SERVICES.length} />
      {state.agencyService.includes('OTHER') && <TextQuestion question="agencyServiceOther" />}
    </>
  )
}

const Ads = () => (
  <OneQuestion
    question="advertisingIntent"
    choices={useChoices(ADVERTISING_INTENTS, 'console.onboarding.intent')}
  />
)

function Contact() {
  const translate = useTranslate()
  const { state, answer } = useAsked()
  return (
    <>
      <TextQuestion question="firstName" autoComplete="given-name" />
      <TextQuestion question="lastName" autoComplete="family-name" />
      <TextQuestion question="email" type="email" autoComplete="email" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 1.5, alignItems: 'start' }}>
        <TextQuestion question="countryCode" autoComplete="tel-country-code" placeholder="+1" />
        <TextQuestion question="phoneNumber" type="tel" autoComplete="tel-national" />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={state.whatsAppConsent}
            onChange={(_event, isTicked) => answer({ whatsAppConsent: isTicked })}
          />
        }
        label={translate('console.onboarding.whatsAppConsent')}
      />
    </>
  )
}

/** What each step asks. */
export const stepQuestions: Record<Exclude<OnboardingStep, 'done'>, () => React.ReactNode> = {
  welcome: Welcome,
  business: Business,
  vertical: Vertical,
  goals: Goals,
  agency: Agency,
  ads: Ads,
  contact: Contact,
}

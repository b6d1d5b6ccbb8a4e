export const CONSENT_COOKIE = 'cookie_consent'
const NO_COUNTRY = 'UNKNOWN'
/** Rises with the meaning of the texts people agreed to; an older choice is asked for again. */
export const CONSENT_TEXT_VERSION = 1
/** Half a year. */
export const CONSENT_KEEP_S = 15_552_000

/** EU and EEA states, Switzerland and the United Kingdom: what visitors do there is not noted. */
export const UNTRACKED_COUNTRIES: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB'.split(' ')

/** The same, Brazil, and wherever nobody knows. */
export const CONSENT_COUNTRIES: readonly string[] = [...UNTRACKED_COUNTRIES, 'BR', NO_COUNTRY]

/**
 * Whether the browser may note what a visitor does: the address must be of a known country, and neither
 * it nor the country of the host, where that has one, may be excluded. // spec 001 §4, ADR 0012
 */
export const isTrackedPlace = (
  countryFromIp: string,
  countryFromHostName: string,
  untracked: readonly string[] = UNTRACKED_COUNTRIES,
): boolean =>
  countryFromIp !== NO_COUNTRY &&
  ![countryFromIp, countryFromHostName].some((place) => untracked.includes(place))

/** All false until chosen otherwise. // spec 001 §3 */
export type ConsentChoice = {
  allow_personalization_cookies: boolean
  allow_analytic_cookies: boolean
  allow_marketing_cookies: boolean
}

/** `chosen_at` in seconds since 1970. */
export type StoredConsent = ConsentChoice & { text_version: number; chosen_at: number }

/** What a page knows of the wishes of who looks at it. */
export type Privacy = {
  isConsentRequired: boolean
  consent: StoredConsent | null
  /** The browser asks not to be sold: Global Privacy Control. */
  isPrivacySignalled: boolean
  third_party_marketing_tracking_enabled: boolean | null
}

export type ConsentUse = 'personalization' | 'analytics' | 'marketing'

const FIELD = {
  personalization: 'allow_personalization_cookies',
  analytics: 'allow_analytic_cookies',
  marketing: 'allow_marketing_cookies',
} as const satisfies Record<ConsentUse, keyof ConsentChoice>

export const choiceOfAll = (isAllowed: boolean): ConsentChoice => ({
  allow_personalization_cookies: isAllowed,
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: isAllowed,
})

export const consentOf = (record: Partial<ConsentChoice> | null | undefined): ConsentChoice => ({
  allow_personalization_cookies: record?.allow_personalization_cookies === true,
  allow_analytic_cookies: record?.allow_analytic_cookies === true,
  allow_marketing_cookies: record?.allow_marketing_cookies === true,
})

/** On unless explicitly false. // spec 001 §3 */
export const isThirdPartyMarketingOn = (value: boolean | null | undefined): boolean => value !== false

/** Whether any of the places somebody may be in asks for consent first; without a known one, the unknown decides. */
export function requiresConsent(
  places: readonly string[],
  countries: readonly string[] = CONSENT_COUNTRIES,
): boolean {
  const known = places.filter((place) => place !== NO_COUNTRY)
  return (known.length > 0 ? known : [NO_COUNTRY]).some((place) => countries.includes(place))
}

/** Where consent is required, silence is no; elsewhere it is yes until declined. */
export function allows(use: ConsentUse, privacy: Privacy): boolean {
  const isChosen = privacy.consent ? privacy.consent[FIELD[use]] : !privacy.isConsentRequired
  if (use !== 'marketing') return isChosen
  return (
    isChosen &&
    !privacy.isPrivacySignalled &&
    isThirdPartyMarketingOn(privacy.third_party_marketing_tracking_enabled)
  )
}

/** Whether the browser may be given an identifier by which it is known again. // spec 001 §6 */
export const mayStoreTrackingId = (privacy: Privacy): boolean => allows('analytics', privacy)

const SHAPE = /^(\d{1,4})\.([01])([01])([01])\.(\d{1,12})$/

/** `version.pam.seconds`, such as `1.100.1767225600`. */
export function consentCookie({ text_version, chosen_at, ...choice }: StoredConsent): string {
  const bits = Object.values(FIELD).map((field) => (choice[field] ? '1' : '0'))
  return `${text_version}.${bits.join('')}.${chosen_at}`
}

/** The choice in a cookie, or null when it is none, too old, or given to other texts. */
export function readConsentCookie(value: string | undefined, nowMs: number): StoredConsent | null {
  const match = SHAPE.exec(value ?? '')
  if (!match) return null
  const [text_version, chosen_at] = [Number(match[1]), Number(match[5])]
  if (text_version !== CONSENT_TEXT_VERSION || chosen_at + CONSENT_KEEP_S < nowMs / 1000) return null
  return {
    allow_personalization_cookies: match[2] === '1',
    allow_analytic_cookies: match[3] === '1',
    allow_marketing_cookies: match[4] === '1',
    text_version,
    chosen_at,
  }
}

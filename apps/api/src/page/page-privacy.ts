import type { FastifyRequest } from 'fastify'
import {
  CONSENT_COOKIE,
  type Privacy,
  readConsentCookie,
  requiresConsent,
} from '@tessera/api-types/consent/consent-rules'

interface Facts {
  /** Codes of the countries the viewer is in, as far as known. */
  places: readonly string[]
  consentCountries: readonly string[]
  now: Date
}

/** The privacy signals of a request. */
export const privacyOf = (
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  { places, consentCountries, now }: Facts,
): Privacy => ({
  isConsentRequired: requiresConsent(places, consentCountries),
  consent: readConsentCookie(cookies[CONSENT_COOKIE], now.getTime()),
  isPrivacySignalled: headers['sec-gpc'] === '1',
  third_party_marketing_tracking_enabled: null,
})

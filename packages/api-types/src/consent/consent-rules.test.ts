import { describe, expect, it } from 'vitest'
import {
  allows,
  choiceOfAll,
  consentCookie,
  consentOf,
  isThirdPartyMarketingOn,
  isTrackedPlace,
  mayStoreTrackingId,
  type Privacy,
  readConsentCookie,
  requiresConsent,
  UNTRACKED_COUNTRIES,
} from './consent-rules.ts'

const NOW = 1_800_000_000_000
const chosen = (isAllowed: boolean) => ({
  ...choiceOfAll(isAllowed),
  text_version: 1,
  chosen_at: NOW / 1000 - 60,
})
const privacy = (given: Partial<Privacy> = {}): Privacy => ({
  isConsentRequired: true,
  consent: null,
  isPrivacySignalled: false,
  third_party_marketing_tracking_enabled: null,
  ...given,
})

it('I-3.10 nothing is consented to until it is', () => {
  const none = {
    allow_personalization_cookies: false,
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
  }
  expect([consentOf(null), consentOf(undefined), consentOf({})]).toEqual([none, none, none])
  expect(consentOf({ allow_analytic_cookies: true })).toEqual({ ...none, allow_analytic_cookies: true })
})

it('I-3.11 third-party marketing is on unless explicitly false', () => {
  expect([undefined, null, true, false].map(isThirdPartyMarketingOn)).toEqual([true, true, true, false])
})

describe('consent by country', () => {
  it('I-6.13 the EU, the EEA, Switzerland, the United Kingdom and Brazil ask first, and the list is a setting', () => {
    const places = ['DE', 'IS', 'CH', 'GB', 'BR', 'US', 'JP']
    expect(places.filter((place) => requiresConsent([place]))).toEqual(['DE', 'IS', 'CH', 'GB', 'BR'])
    expect(requiresConsent(['US', 'DE'])).toBe(true)
    expect(requiresConsent(['US'], ['US'])).toBe(true)
  })

  it('I-6.12 I-6.13 somebody of no known country is asked first, unless the list of the site leaves them out', () => {
    expect(requiresConsent(['UNKNOWN', 'UNKNOWN'])).toBe(true)
    expect(requiresConsent([])).toBe(true)
    expect(requiresConsent(['US', 'UNKNOWN'])).toBe(false)
    expect(requiresConsent(['UNKNOWN', 'FR'])).toBe(true)
    expect(requiresConsent(['UNKNOWN'], ['DE'])).toBe(false)
  })

  it('I-6.13 each consent covers its own use, and silence is no where consent is required', () => {
    const uses = ['personalization', 'analytics', 'marketing'] as const
    const one = { ...chosen(false), allow_analytic_cookies: true }
    expect(uses.map((use) => allows(use, privacy()))).toEqual([false, false, false])
    expect(uses.map((use) => allows(use, privacy({ consent: one })))).toEqual([false, true, false])
    expect(uses.map((use) => allows(use, privacy({ isConsentRequired: false })))).toEqual([true, true, true])
    const refused = privacy({ isConsentRequired: false, consent: chosen(false) })
    expect(uses.map((use) => allows(use, refused))).toEqual([false, false, false])
  })

  it('I-6.15 marketing ends with the signal of the browser or the wish of the member, whatever was chosen', () => {
    const consent = chosen(true)
    expect(allows('marketing', privacy({ consent }))).toBe(true)
    expect(allows('marketing', privacy({ consent, isPrivacySignalled: true }))).toBe(false)
    expect(allows('marketing', privacy({ consent, third_party_marketing_tracking_enabled: false }))).toBe(
      false,
    )
    expect(allows('analytics', privacy({ consent, isPrivacySignalled: true }))).toBe(true)
  })

  it('I-6.12 a browser is given an identifier only where analytics is allowed', () => {
    expect(mayStoreTrackingId(privacy())).toBe(false)
    expect(mayStoreTrackingId(privacy({ consent: chosen(true) }))).toBe(true)
    expect(mayStoreTrackingId(privacy({ isConsentRequired: false }))).toBe(true)
  })
})

describe('the cookie', () => {
  it('I-4.30 carries a choice there and back', () => {
    const consent = { ...chosen(false), allow_marketing_cookies: true }
    expect(readConsentCookie(consentCookie(consent), NOW)).toEqual(consent)
  })

  it('I-4.30 is nothing when made up, given to older texts, or half a year old', () => {
    const at = NOW / 1000
    expect(readConsentCookie(undefined, NOW)).toBeNull()
    expect(readConsentCookie('yes', NOW)).toBeNull()
    expect(readConsentCookie(`0.111.${at}`, NOW)).toBeNull()
    expect(readConsentCookie(`1.111.${at - 15_552_001}`, NOW)).toBeNull()
    expect(readConsentCookie(`1.111.${at - 15_552_000}`, NOW)).not.toBeNull()
  })
})

it('I-4.101 I-4.102 visitors are followed by their own browser outside Europe alone, and nowhere when the place is unknown', () => {
  expect(isTrackedPlace('US', 'UNKNOWN')).toBe(true)
  expect(isTrackedPlace('US', 'CA')).toBe(true)
  expect(UNTRACKED_COUNTRIES).toHaveLength(32)
  for (const code of [...UNTRACKED_COUNTRIES, 'UNKNOWN']) expect(isTrackedPlace(code, 'US')).toBe(false)
  for (const code of UNTRACKED_COUNTRIES) expect(isTrackedPlace('US', code)).toBe(false)
  expect(isTrackedPlace('UNKNOWN', 'UNKNOWN')).toBe(false)
  expect(isTrackedPlace('US', 'UNKNOWN', ['US'])).toBe(false)
})

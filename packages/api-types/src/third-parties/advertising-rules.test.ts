import { expect, it } from 'vitest'
import type { Privacy } from '../consent/consent-rules.ts'
import { maySendAdvertisingId } from './advertising-rules.ts'

const privacy = (isConsentRequired: boolean, analytics: boolean, personalization: boolean): Privacy => ({
  isConsentRequired,
  consent: {
    allow_analytic_cookies: analytics,
    allow_personalization_cookies: personalization,
    allow_marketing_cookies: false,
    text_version: 1,
    chosen_at: 1,
  },
  isPrivacySignalled: false,
  third_party_marketing_tracking_enabled: null,
})

it('I-6.11 the advertising identifier leaves for the signed in, and in listed countries with both consents', () => {
  const bits = [false, true]
  for (const isSignedIn of bits)
    for (const isListed of bits)
      for (const analytics of bits)
        for (const personalization of bits) {
          const given = maySendAdvertisingId(isSignedIn, privacy(isListed, analytics, personalization))
          expect(given, `${isSignedIn} ${isListed} ${analytics} ${personalization}`).toBe(
            isSignedIn && (!isListed || (analytics && personalization)),
          )
        }
  const shared = privacy(false, true, true)
  expect(maySendAdvertisingId(true, { ...shared, isPrivacySignalled: true })).toBe(false)
  expect(maySendAdvertisingId(true, { ...shared, third_party_marketing_tracking_enabled: false })).toBe(false)
  const silent = { ...privacy(true, true, true), consent: null }
  expect(maySendAdvertisingId(true, silent)).toBe(false)
  expect(maySendAdvertisingId(true, { ...silent, isConsentRequired: false })).toBe(true)
})

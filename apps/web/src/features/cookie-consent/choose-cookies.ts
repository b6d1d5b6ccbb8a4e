import {
  CONSENT_COOKIE,
  CONSENT_TEXT_VERSION,
  consentCookie,
  type ConsentChoice,
  type StoredConsent,
} from '@tessera/api-types/consent/consent-rules'
import { consentApi } from '../../entities/consent/consent-api.ts'
import { consentChosen } from '../../entities/consent/consent-slice.ts'
import { now } from '../../shared/browser/clock.ts'
import { writeCookie } from '../../shared/browser/cookies.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'

/** Puts a choice that is stored already into force in this browser. */
export function applyConsent(dispatch: AppDispatch, consent: StoredConsent): void {
  writeCookie(CONSENT_COOKIE, consentCookie(consent))
  dispatch(consentChosen(consent))
}

/** Chooses at once in this browser; the server is informed as soon as it can be reached. */
export function chooseCookies(dispatch: AppDispatch, choice: ConsentChoice) {
  const given = { ...choice, text_version: CONSENT_TEXT_VERSION }
  applyConsent(dispatch, { ...given, chosen_at: Math.floor(now() / 1000) })
  return dispatch(consentApi.endpoints.chooseConsent.initiate(given))
}

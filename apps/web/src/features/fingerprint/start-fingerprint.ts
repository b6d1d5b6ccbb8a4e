import { mayStoreTrackingId, selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { botChecksApi } from '../../entities/bot-checks/bot-checks-api.ts'
import { after } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

export const FINGERPRINT_AFTER_MS = 300 // spec 001 §9

const read = async (): Promise<string> => {
  const { fingerprint } = await import('../../shared/browser/fingerprint.ts')
  return fingerprint()
}

/** Tells what this browser looks like where the site takes it and the person allows it. */
export function startFingerprint({ dispatch, getState }: AppStore, look = read): void | (() => void) {
  if (!getState().session?.pageData?.takesFingerprints) return
  return after(FINGERPRINT_AFTER_MS, () => {
    const state = getState()
    if (selectPrivacy(state).isPrivacySignalled || !mayStoreTrackingId(state)) return
    look()
      .then((fingerprint) => dispatch(botChecksApi.endpoints.sendFingerprint.initiate({ fingerprint })))
      // It runs in the background, so a failure shows nothing.
      .catch(() => undefined)
  })
}

import { consentApi } from '../../entities/consent/consent-api.ts'
import { privacySignalled, selectIsAsking, selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { CONSENT_TEXT_VERSION, type StoredConsent } from '@tessera/api-types/consent/consent-rules'
import { hasPrivacySignal } from '../../shared/browser/browser-settings.ts'
import { sessionStore } from '../../shared/browser/storage.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { applyConsent, chooseCookies } from './choose-cookies.ts'

const COMPARED = 'consent_compared'

/** Of the browser's choice and the account's, the newer one holds in both places. */
async function compareWithAccount({ dispatch, getState }: AppStore, accountId: string): Promise<void> {
  const { consent: here } = selectPrivacy(getState())
  const { data } = await dispatch(consentApi.endpoints.ownConsent.initiate({}))
  if (!data) return
  const there: StoredConsent | null =
    data.consent?.text_version === CONSENT_TEXT_VERSION ? data.consent : null
  if (there && there.chosen_at > (here?.chosen_at ?? 0)) applyConsent(dispatch, there)
  else if (here && here.chosen_at > (there?.chosen_at ?? 0)) await chooseCookies(dispatch, here)
  sessionStore.write(COMPARED, accountId)
}

/** Reads the browser's privacy signal, and brings browser and account together once a visit. */
export function startConsent(store: AppStore): void {
  const state = store.getState()
  if (hasPrivacySignal()) store.dispatch(privacySignalled())
  const accountId = state.session?.viewer?.id
  if (!accountId || !selectIsAuthenticated(state)) return
  const { consent } = selectPrivacy(state)
  if (!consent && !selectIsAsking(state)) return
  if (sessionStore.read(COMPARED) === accountId && consent) return
  void compareWithAccount(store, accountId)
}

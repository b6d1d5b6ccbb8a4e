import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { enterWith, SEARCH_COMPANY } from './enter-with.ts'
import { offerOf } from './offer-of.ts'
import { pageScript } from './page-script.ts'

/** Draws the button of the sign-in script, where this site has one; a press goes on to `next`. */
export async function drawButton(parent: HTMLElement, next: string, store: AppStore): Promise<void> {
  const asked = store.dispatch(socialLoginApi.endpoints.beginOneTap.initiate({}, { track: false }))
  const { script_url: url, client_id: clientId, nonce } = await asked.unwrap()
  if (!url || !clientId) return
  const enter = (token: string) => void enterWith({ slot: SEARCH_COMPANY, token }, store, next)
  const isBrowserManaged = offerOf(store) !== 'one-tap'
  await pageScript.begin({ url, clientId, nonce, isBrowserManaged, onAnswer: enter })
  pageScript.renderButton(parent, enter)
}

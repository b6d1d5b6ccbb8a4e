import type { OneTapView, ProviderView } from '@tessera/api-types/social-login/views'
import {
  selectAutoLogin,
  selectIsAuthenticated,
  selectRequestContext,
} from '../../entities/session/session-slice.ts'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { isOpenVisit } from '../../entities/visitor/landing.ts'
import { browserSignIn } from '../../shared/browser/browser-sign-in.ts'
import { hasCookie } from '../../shared/browser/cookies.ts'
import { currentPathname } from '../../shared/browser/page-location.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { type Attempt, autologin, mayAutologin } from './autologin.ts'
import { enterWith, SEARCH_COMPANY } from './enter-with.ts'
import { offerOf } from './offer-of.ts'
import { pageScript } from './page-script.ts'
import type { SignInOffer } from './sign-in-group.ts'

const SOCIAL_NETWORK = 'facebook'
const OWN_PAGE = '/signup/social'

type Offered = { providers: readonly ProviderView[]; oneTap: OneTapView; offer: SignInOffer }

/** Tries to sign a visitor in without a form, in ways this site has set up. // spec 001 §4 */
export function startAutologin(store: AppStore): void {
  const state = store.getState()
  const context = selectRequestContext(state)
  if (!context || !selectAutoLogin(state) || currentPathname().startsWith(OWN_PAGE)) return
  const visit = {
    isAuthenticated: selectIsAuthenticated(state),
    isBot: context.isBot,
    hasLoggedOut: hasCookie('logged_out'),
  }
  if (!mayAutologin(visit) || isOpenVisit(state)) return
  // It runs in the background, so a failure shows nothing.
  void attemptsOf(store).then(
    (attempts) => autologin(visit, attempts),
    () => undefined,
  )
}

async function attemptsOf(store: AppStore): Promise<Attempt[]> {
  const { signInProviders, beginOneTap } = socialLoginApi.endpoints
  const [providers, oneTap] = await Promise.all([
    store.dispatch(signInProviders.initiate({})).unwrap(),
    store.dispatch(beginOneTap.initiate({})).unwrap(),
  ])
  const offered = { providers, oneTap, offer: offerOf(store) }
  return [
    () => silently(SOCIAL_NETWORK, offered, store),
    () => byOneTap(offered, store),
    () => silently(SEARCH_COMPANY, offered, store),
  ]
}

async function silently(
  slot: string,
  { providers, oneTap, offer }: Offered,
  store: AppStore,
): Promise<boolean> {
  const provider = providers.find((one) => one.slot === slot)
  if (!provider?.browser_config_url) return false
  const token = await browserSignIn({
    configUrl: provider.browser_config_url,
    clientId: provider.client_id,
    nonce: oneTap.nonce,
    isSilent: offer !== 'browser-modal',
  })
  return token !== null && enterWith({ slot, token }, store)
}

async function byOneTap({ oneTap, offer }: Offered, store: AppStore): Promise<boolean> {
  const { script_url: url, client_id: clientId, nonce } = oneTap
  if (!url || !clientId || offer === 'none') return false
  return new Promise((resolve, reject) => {
    const onAnswer = (token: string) =>
      void enterWith({ slot: SEARCH_COMPANY, token }, store).then(resolve, reject)
    pageScript
      .begin({ url, clientId, nonce, isBrowserManaged: offer !== 'one-tap', onAnswer })
      .then((library) => {
        if (offer === 'browser-modal') return resolve(false)
        library.prompt((moment) => {
          if (moment.isSkippedMoment?.() || moment.isDismissedMoment?.()) resolve(false)
        })
      }, reject)
  })
}

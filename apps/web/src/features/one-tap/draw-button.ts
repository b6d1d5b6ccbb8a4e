import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { after } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { enterWith, SEARCH_COMPANY } from './enter-with.ts'
import { offerOf } from './offer-of.ts'
import { pageScript } from './page-script.ts'

/** The server takes a nonce for ten minutes. */
export const RENEW_NONCE_MS = 540_000

type Options = {
  /** Where a press goes on to. */
  next: string
  store: AppStore
  onRefused: (error: unknown) => void
  /** Aborted when the place of the button is gone. */
  signal: AbortSignal
  script?: Pick<typeof pageScript, 'begin' | 'renew' | 'renderButton'>
}

/** Draws the button of the sign-in script, where this site has one, and again before its nonce is too old. */
export async function drawButton(parent: HTMLElement, options: Options): Promise<void> {
  const { next, store, onRefused, signal, script = pageScript } = options
  const ask = () =>
    store.dispatch(socialLoginApi.endpoints.beginOneTap.initiate({}, { track: false })).unwrap()
  let cancel = (): void => undefined
  signal.addEventListener('abort', () => cancel())

  const enter = (token: string) =>
    void enterWith({ slot: SEARCH_COMPANY, token }, store, next).catch((error: unknown) => {
      onRefused(error)
      renew()
    })
  const draw = () => {
    if (signal.aborted) return
    parent.replaceChildren()
    script.renderButton(parent, enter)
    cancel = after(RENEW_NONCE_MS, renew)
  }
  const renew = () => {
    cancel()
    ask().then(
      ({ nonce }) => {
        if (signal.aborted) return
        script.renew(nonce)
        draw()
      },
      // Without a connection, say: the old button stays, and is renewed later.
      () => {
        if (!signal.aborted) cancel = after(RENEW_NONCE_MS, renew)
      },
    )
  }

  const { script_url: url, client_id: clientId, nonce } = await ask()
  if (!url || !clientId) return
  const isBrowserManaged = offerOf(store) !== 'one-tap'
  await script.begin({ url, clientId, nonce, isBrowserManaged, onAnswer: enter })
  draw()
}

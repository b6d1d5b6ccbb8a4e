import { BOT_TOKEN_RENEWAL_MS } from '@tessera/api-types/bot-checks/bot-actions'
import { botChecksApi } from '../../entities/bot-checks/bot-checks-api.ts'
import { botToken } from '../../entities/bot-checks/bot-token.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { after } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Tells once, a while after the page has come, that a browser is behind the session. // decision B17 */
export function startSessionCheck(store: AppStore): void | (() => void) {
  const state = store.getState()
  if (!selectIsAuthenticated(state) || !state.session?.pageData?.botChallenge) return
  return after(BOT_TOKEN_RENEWAL_MS, () => {
    void botToken('verify_session', store).then((token) =>
      store.dispatch(botChecksApi.endpoints.verifySession.initiate({ recaptcha_token: token ?? '' })),
    )
  })
}

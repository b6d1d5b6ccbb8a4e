import { MFA_REQUIRED, PASSWORD_REQUIRED, REAUTH_REQUIRED } from '@tessera/api-types/error-numbers'
import type { Transport } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/**
 * From now on a call that is refused until somebody confirms who they are waits for that, then goes on:
 * a grave change and what a limited login may not do are repeated, a login ends as if it had one step.
 * The caller notices nothing. How that is done comes with the first such refusal.
 */
export const confirmWhenAsked = (store: AppStore): void =>
  store.dispatch((_dispatch, _getState, { add }) => add('confirmation', (next) => confirming(store, next)))

const confirming =
  (store: AppStore, plain: Transport): Transport =>
  async (route, input, signal) => {
    const result = await plain(route, input, signal)
    const code = 'error' in result ? result.error.api_error_code : 0
    if (![PASSWORD_REQUIRED, MFA_REQUIRED, REAUTH_REQUIRED].includes(code)) return result
    const part = await import('./confirm-refusal.ts').catch(() => null)
    return part ? part.confirmRefusal(store, result, { plain, route, input, signal }) : result
  }

import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import type { Route } from '@tessera/api-types/route'
import type { StoreExtra } from '../../shared/api/base-api.ts'
import type { ApiError, Transport } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { type Confirmation, confirmationAsked, selectConfirm } from './confirm-slice.ts'

const MFA_REQUIRED = 9120
const REAUTH_REQUIRED = 9123

const confirming = new WeakSet<StoreExtra>()

/**
 * From now on a call that is refused until somebody confirms who they are waits for that, then goes on:
 * a grave change is repeated, a login ends as if it had one step. Whoever called notices nothing.
 */
export function confirmWhenAsked(store: AppStore): void {
  store.dispatch((_dispatch, _getState, extra) => {
    if (confirming.has(extra)) return
    confirming.add(extra)
    extra.transport = confirmingTransport(extra.transport, (confirmation) => ask(store, confirmation))
  })
}

type Ask = (confirmation: Confirmation) => Promise<{ token: string | null } | null>

const confirmingTransport =
  (plain: Transport, askPerson: Ask): Transport =>
  async (route, input, signal) => {
    const result = await plain(route, input, signal)
    const code = 'error' in result ? result.error.api_error_code : 0
    if (!('error' in result)) return result
    if (code === REAUTH_REQUIRED) {
      return (await askPerson({ kind: 'proof' })) ? plain(route, input, signal) : result
    }
    if (code !== MFA_REQUIRED) return result
    const given = await askPerson({ kind: 'second-step', challenge: challengeOf(result.error) })
    return given?.token ? begun(route, given.token, (token) => beginWith(plain, token, signal)) : result
  }

/** The answer of a login that is through: handshakes give a token, other calls begin the session. */
async function begun(
  { rest }: Route,
  token: string,
  begin: (token: string) => Promise<CallResult>,
): Promise<CallResult> {
  if (rest?.path.endsWith('/handshake/')) return { data: token }
  const session = await begin(token)
  if ('error' in session) return session
  return { data: (session.data as { user: unknown }).user }
}

const beginWith = (plain: Transport, token: string, signal: AbortSignal) =>
  plain(identityRoutes['auth.beginSession'], { token }, signal)

/** The server says it in the shape of the contract. */
const challengeOf = ({ extraData }: ApiError): MfaChallenge => extraData as MfaChallenge

/** Resolves when the person has confirmed, with null when they would rather not. */
export function ask(store: AppStore, confirmation: Confirmation): Promise<{ token: string | null } | null> {
  store.dispatch(confirmationAsked(confirmation))
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const state = selectConfirm(store.getState())
      if (state.status === 'asked') return
      stop()
      resolve(state.status === 'given' ? { token: state.token } : null)
    })
  })
}

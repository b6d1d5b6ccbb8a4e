import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import type { Route } from '@tessera/api-types/route'
import type { StoreExtra } from '../../shared/api/base-api.ts'
import type { ApiError, Transport } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { ask } from './ask-to-confirm.ts'
import { becomeFull } from './become-full.ts'
import type { Confirmation } from './confirm-slice.ts'

const PASSWORD_REQUIRED = 9002
const MFA_REQUIRED = 9120
const REAUTH_REQUIRED = 9123

const confirming = new WeakSet<StoreExtra>()

/**
 * From now on a call that is refused until somebody confirms who they are waits for that, then goes on:
 * a grave change and what a limited login may not do are repeated, a login ends as if it had one step. Whoever called notices nothing.
 */
export function confirmWhenAsked(store: AppStore): void {
  store.dispatch((_dispatch, _getState, extra) => {
    if (confirming.has(extra)) return
    confirming.add(extra)
    extra.transport = confirmingTransport(extra.transport, {
      confirm: (confirmation) => ask(store, confirmation),
      becomeFull: () => becomeFull(store),
    })
  })
}

type Ask = {
  confirm: (confirmation: Confirmation) => Promise<{ token: string | null } | null>
  becomeFull: () => Promise<boolean>
}

const confirmingTransport =
  (plain: Transport, askTo: Ask): Transport =>
  async (route, input, signal) => {
    const result = await plain(route, input, signal)
    const code = 'error' in result ? result.error.api_error_code : 0
    if (!('error' in result)) return result
    if (code === PASSWORD_REQUIRED) {
      return (await askTo.becomeFull()) ? plain(route, input, signal) : result
    }
    if (code === REAUTH_REQUIRED) {
      return (await askTo.confirm({ kind: 'proof' })) ? plain(route, input, signal) : result
    }
    if (code !== MFA_REQUIRED) return result
    const given = await askTo.confirm({ kind: 'second-step', challenge: challengeOf(result.error) })
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

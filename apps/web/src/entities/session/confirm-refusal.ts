import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import type { Route } from '@tessera/api-types/route'
import type { ApiError, CallInput, Transport } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { ask } from './ask-to-confirm.ts'
import { becomeFull } from './become-full.ts'
import { PASSWORD_REQUIRED, REAUTH_REQUIRED } from '@tessera/api-types/error-numbers'

type Call = { plain: Transport; route: Route; input: CallInput; signal: AbortSignal }

/** Asks for what a refused call needs; resolves with how the call ended then. */
export async function confirmRefusal(store: AppStore, refused: CallResult, call: Call): Promise<CallResult> {
  if (!('error' in refused)) return refused
  const { plain, route, input, signal } = call
  const { error } = refused
  if (error.api_error_code === PASSWORD_REQUIRED) {
    return (await becomeFull(store)) ? plain(route, input, signal) : refused
  }
  if (error.api_error_code === REAUTH_REQUIRED) {
    return (await ask(store, { kind: 'proof' })) ? plain(route, input, signal) : refused
  }
  const given = await ask(store, { kind: 'second-step', challenge: challengeOf(error) })
  return given?.token ? begun(call, given.token) : refused
}

/** The result of a completed login: handshakes return a token, other calls begin the session. */
async function begun({ plain, route, signal }: Call, token: string): Promise<CallResult> {
  if (route.rest?.path.endsWith('/handshake/')) return { data: token }
  const session = await plain(identityRoutes['auth.beginSession'], { token }, signal)
  if ('error' in session) return session
  return { data: (session.data as { user: unknown }).user }
}

/** The server sends it in the shape of the contract. */
const challengeOf = ({ extraData }: ApiError): MfaChallenge => extraData as MfaChallenge

import type { ApiError } from '../../shared/api/call.ts'

export const SIGN_UP_RETRIES = 3 // spec 001 §8
const FIRST_WAIT_MS = 500

/** Statuses whose body a handshake speaks through; any other is a failure of HTTP itself. spec 001 §8 */
const HANDSHAKE_STATUSES: readonly number[] = [200, 401, 409]

export type HandshakeFailure =
  | { kind: 'http'; status: number; error: ApiError }
  | { kind: 'api'; api_error_code: number; error: ApiError }

export function handshakeFailure(error: ApiError): HandshakeFailure {
  const { httpStatus, api_error_code } = error
  return HANDSHAKE_STATUSES.includes(httpStatus)
    ? { kind: 'api', api_error_code, error }
    : { kind: 'http', status: httpStatus, error }
}

export type SignUpState =
  | { status: 'idle' }
  | { status: 'attempt'; retries: number }
  | { status: 'retry'; retries: number; waitMs: number }
  | { status: 'success' }
  | { status: 'fail'; error: ApiError }

export type SignUpEvent =
  | { type: 'started' }
  | { type: 'waited' }
  | { type: 'succeeded' }
  | { type: 'failed'; error: ApiError }

/** A lost connection, a fault of the server, or no code at all: the same call may well work in a moment. */
export function isWorthRetrying(failure: HandshakeFailure): boolean {
  if (failure.error.api_error_code === 0) return true
  return failure.kind === 'http' && (failure.status === 0 || failure.status >= 500)
}

/** One sign-up from its first attempt to its end; an event that does not belong changes nothing. */
export function signUpStep(state: SignUpState, event: SignUpEvent): SignUpState {
  if (event.type === 'started') {
    return state.status === 'idle' || state.status === 'fail' ? { status: 'attempt', retries: 0 } : state
  }
  if (event.type === 'waited') {
    return state.status === 'retry' ? { status: 'attempt', retries: state.retries } : state
  }
  if (state.status !== 'attempt') return state
  if (event.type === 'succeeded') return { status: 'success' }
  const { retries } = state
  if (!isWorthRetrying(handshakeFailure(event.error)) || retries === SIGN_UP_RETRIES) {
    return { status: 'fail', error: event.error }
  }
  return { status: 'retry', retries: retries + 1, waitMs: FIRST_WAIT_MS * 2 ** retries }
}

import { EVENT_TYPES } from '@tessera/shared-tracking'
import { track } from '../../shared/tracking/track.ts'
import type { SignUpReason } from '../../entities/session/sign-up-prompt-slice.ts'
import type { SignUpState } from './sign-up-attempts.ts'

/**
 * Tracks every attempt, and once how a sign-up ended. // spec 001 §8
 * @param from What the visitor wanted to do when they were asked to sign up.
 */
export function emitSignUp(state: SignUpState, from: SignUpReason | null): void {
  const origin = from && { login_signup_from: from }
  if (state.status === 'attempt')
    track({ event_type: EVENT_TYPES.SIGN_UP_ATTEMPT, event_data: { retries: state.retries, ...origin } })
  if (state.status === 'success')
    track({ event_type: EVENT_TYPES.SIGN_UP_SUCCESS, ...(origin && { event_data: origin }) })
  if (state.status === 'fail') {
    const { api_error_code } = state.error
    track({ event_type: EVENT_TYPES.SIGN_UP_FAIL, event_data: { api_error_code } })
  }
}

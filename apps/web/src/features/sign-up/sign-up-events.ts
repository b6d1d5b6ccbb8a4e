import { EVENT_TYPES } from '@tessera/shared-tracking'
import { track } from '../../shared/tracking/track.ts'
import type { SignUpState } from './sign-up-attempts.ts'

/** Tells of every attempt, and once of how a sign-up ended. // spec 001 §8 */
export function emitSignUp(state: SignUpState): void {
  if (state.status === 'attempt')
    track({ event_type: EVENT_TYPES.SIGN_UP_ATTEMPT, event_data: { retries: state.retries } })
  if (state.status === 'success') track({ event_type: EVENT_TYPES.SIGN_UP_SUCCESS })
  if (state.status === 'fail') {
    const { api_error_code } = state.error
    track({ event_type: EVENT_TYPES.SIGN_UP_FAIL, event_data: { api_error_code } })
  }
}

import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import { confirmationGiven } from '../../entities/session/confirm-slice.ts'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { signWithPasskey } from '../../shared/browser/passkeys.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import type { StepActions } from './ConfirmSteps.tsx'

/** How the second step of a login is given. */
export function useSecondStep({ mfa_token }: MfaChallenge): StepActions {
  const dispatch = useAppDispatch()
  const { logInMfa, mfaPasskeyOptions, textMfaCode } = secondFactorApi.endpoints
  return {
    async give({ token }) {
      const handshake = await dispatch(logInMfa.initiate({ mfa_token, token })).unwrap()
      dispatch(confirmationGiven({ token: handshake }))
    },
    async signByPasskey() {
      const request = await dispatch(mfaPasskeyOptions.initiate({ mfa_token })).unwrap()
      const passkey = await signWithPasskey(request)
      if (!passkey) return false
      const handshake = await dispatch(logInMfa.initiate({ mfa_token, passkey })).unwrap()
      dispatch(confirmationGiven({ token: handshake }))
      return true
    },
    async textCode() {
      await dispatch(textMfaCode.initiate({ mfa_token })).unwrap()
    },
  }
}

import { confirmationGiven } from '../../entities/session/confirm-slice.ts'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { signWithPasskey } from '../../shared/browser/passkeys.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import type { StepActions } from './ConfirmSteps.tsx'

/** How somebody who is logged in proves again that it is them. */
export function useProof(): StepActions {
  const dispatch = useAppDispatch()
  const { giveProof, proofPasskeyOptions, textProofCode } = secondFactorApi.endpoints
  return {
    async give(values) {
      await dispatch(giveProof.initiate(values)).unwrap()
      dispatch(confirmationGiven({ token: null }))
    },
    async signByPasskey() {
      const request = await dispatch(proofPasskeyOptions.initiate({})).unwrap()
      const passkey = await signWithPasskey(request)
      if (!passkey) return false
      await dispatch(giveProof.initiate({ passkey })).unwrap()
      dispatch(confirmationGiven({ token: null }))
      return true
    },
    async textCode() {
      await dispatch(textProofCode.initiate({})).unwrap()
    },
  }
}

import { secondFactorContracts as contracts } from '@tessera/api-types/second-factor/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { challengeOf } from './admission-service.ts'
import { beginApp, confirmNewApp, removeApp } from './app-factor-service.ts'
import { addPasskey, passkeyCreation, removePasskey, renameOwnPasskey } from './passkey-factor-service.ts'
import { logInByPasskey, logInBySecondStep } from './passkey-login-service.ts'
import { passkeyRequest } from './passkey-service.ts'
import { beginPhone, confirmNewPhone, removePhone } from './phone-factor-service.ts'
import { giveProof, proofState } from './proof-service.ts'
import { renewRecoveryCodes, securityOf } from './security-service.ts'
import { textMfaCode, textProofCode } from './text-code-service.ts'

const logInOperations: Operation[] = [
  implement(contracts['auth.loginMfa'], logInBySecondStep),
  implement(contracts['auth.textMfaCode'], ({ mfa_token }, { deps }) => textMfaCode(mfa_token, deps)),
  implement(contracts['auth.mfaPasskeyOptions'], async ({ mfa_token }, { deps }) => {
    const { userId } = await challengeOf(mfa_token, deps)
    return passkeyRequest({ purpose: 'second-step', userId }, deps)
  }),
  implement(contracts['auth.passkeyOptions'], (_input, { deps }) =>
    passkeyRequest({ purpose: 'log-in', userId: null }, deps),
  ),
  implement(contracts['auth.loginPasskey'], ({ passkey }, context) => logInByPasskey(passkey, context)),
]

const proofOperations: Operation[] = [
  implement(contracts['proof.get'], (_input, { viewer, deps }) => proofState(viewer, deps)),
  implement(contracts['proof.give'], giveProof),
  implement(contracts['proof.passkeyOptions'], (_input, { viewer, deps }) =>
    passkeyRequest({ purpose: 'proof', userId: viewer.userId }, deps),
  ),
  implement(contracts['proof.textCode'], (_input, { viewer, deps }) => textProofCode(viewer.userId, deps)),
]

const securityOperations: Operation[] = [
  implement(contracts['security.get'], (_input, { viewer, deps }) => securityOf(viewer.userId, deps)),
  implement(contracts['security.beginApp'], (_input, context) => beginApp(context)),
  implement(contracts['security.confirmApp'], ({ token }, context) => confirmNewApp(token, context)),
  implement(contracts['security.removeApp'], (_input, context) => removeApp(context)),
  implement(contracts['security.renewRecoveryCodes'], (_input, context) => renewRecoveryCodes(context)),
  implement(contracts['security.passkeyOptions'], (_input, context) => passkeyCreation(context)),
  implement(contracts['security.addPasskey'], addPasskey),
  implement(contracts['security.renamePasskey'], renameOwnPasskey),
  implement(contracts['security.removePasskey'], ({ passkey_id }, context) =>
    removePasskey(passkey_id, context),
  ),
  implement(contracts['security.beginPhone'], ({ phone_number }, context) =>
    beginPhone(phone_number, context),
  ),
  implement(contracts['security.confirmPhone'], ({ token }, context) => confirmNewPhone(token, context)),
  implement(contracts['security.removePhone'], (_input, context) => removePhone(context)),
]

/** Operations that guard accounts beyond the password. */
export const secondFactorOperations: Operation[] = [
  ...logInOperations,
  ...proofOperations,
  ...securityOperations,
]

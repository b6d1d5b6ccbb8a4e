import { passcodeContracts as contracts } from '@tessera/api-types/passcode/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { askRecovery, confirmGuardian, recoverPasscode, resendConfirmation } from './guardian-service.ts'
import { changePasscode, removePasscode, setPasscode } from './passcode-change-service.ts'

const done = { done: true } as const

export const passcodeOperations: Operation[] = [
  implement(contracts['passcode.set'], setPasscode),
  implement(contracts['passcode.change'], changePasscode),
  implement(contracts['passcode.remove'], ({ passcode }, context) => removePasscode(passcode, context)),
  implement(contracts['passcode.resendConfirmation'], async (_input, context) => {
    await resendConfirmation(context)
    return done
  }),
  implement(contracts['passcode.askRecovery'], async (_input, context) => {
    await askRecovery(context)
    return done
  }),
  implement(contracts['passcode.confirm'], async ({ token }, context) => {
    await confirmGuardian(token, context)
    return done
  }),
  implement(contracts['passcode.recover'], async ({ token }, context) => {
    await recoverPasscode(token, context)
    return done
  }),
]

import { z } from 'zod'
import { contract } from '../contract.ts'
import { Email, SecretToken } from '../identity/sign-in-inputs.ts'
import { GivenPasscode, NewPasscode, passcodeErrors } from './passcode-input.ts'
import { passcodeRoutes as r } from './routes.ts'
import { PasscodeState } from './views.ts'

const done = z.object({ done: z.literal(true) })
const passcode = GivenPasscode

export const passcodeContracts = {
  'passcode.set': contract(r['passcode.set'], {
    summary: "Guards the account's settings by a passcode; the backup address gets a link to confirm it.",
    input: z.object({ new_passcode: NewPasscode, backup_email: Email }),
    output: PasscodeState,
    errors: ['PASSCODE_EXISTS', 'REAUTH_REQUIRED', 'UNAVAILABLE'],
  }),
  'passcode.change': contract(r['passcode.change'], {
    summary: 'Sets another passcode, proved by the present one.',
    input: z.object({ new_passcode: NewPasscode, passcode }),
    output: PasscodeState,
    errors: ['PASSCODE_NOT_SET', ...passcodeErrors, 'UNAVAILABLE'],
  }),
  'passcode.remove': contract(r['passcode.remove'], {
    summary: 'Takes the passcode away, proved by it.',
    input: z.object({ passcode }),
    output: PasscodeState,
    errors: ['PASSCODE_NOT_SET', ...passcodeErrors, 'UNAVAILABLE'],
  }),
  'passcode.resendConfirmation': contract(r['passcode.resendConfirmation'], {
    summary: 'Mails the backup address its confirmation again; a confirmed address needs none.',
    input: z.object({}),
    output: done,
    errors: ['PASSCODE_NOT_SET'],
  }),
  'passcode.askRecovery': contract(r['passcode.askRecovery'], {
    summary: 'Mails the backup address a link that takes the passcode away.',
    input: z.object({}),
    output: done,
    errors: ['PASSCODE_NOT_SET'],
  }),
  'passcode.confirm': contract(r['passcode.confirm'], {
    summary: 'Confirms the backup address by its mailed link.',
    input: z.object({ token: SecretToken }),
    output: done,
    errors: ['TOKEN_INVALID'],
  }),
  'passcode.recover': contract(r['passcode.recover'], {
    summary: 'Takes a forgotten passcode away by the link mailed to the backup address.',
    input: z.object({ token: SecretToken }),
    output: done,
    errors: ['TOKEN_INVALID'],
  }),
}

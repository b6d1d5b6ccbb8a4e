import { z } from 'zod'
import { contract } from '../contract.ts'
import { ProvedPassword } from '../identity/sign-in-inputs.ts'
import { GivenPasscode, passcodeErrors } from '../passcode/passcode-input.ts'
import { text, Timestamp } from '../wire/scalars.ts'
import { accountLifeRoutes as r } from './routes.ts'

const passcode = GivenPasscode
const errors = ['REAUTH_REQUIRED', 'LOGIN_LOCKED', 'UNAVAILABLE', 'OWNS_BUSINESS', ...passcodeErrors] as const

export const accountLifeContracts = {
  'account.deactivate': contract(r['account.deactivate'], {
    summary: 'Hides the account with all that is theirs until its owner logs in again.',
    input: z.object({ password: ProvedPassword, passcode }),
    output: z.object({ done: z.literal(true) }),
    errors,
  }),
  'account.delete': contract(r['account.delete'], {
    summary: 'Hides the account at once and deletes it after the days of grace, unless its owner logs in.',
    input: z.object({ password: ProvedPassword, username: text({ min: 1, max: 60 }), passcode }),
    output: z.object({ deletion_due_at: Timestamp }),
    errors,
  }),
}

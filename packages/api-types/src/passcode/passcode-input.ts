import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { passcodeFault, plainPasscode } from './passcode-rules.ts'

/** The passcode of a parent or guardian, beside a change it guards. Empty means that there is none. // spec 001 §6 */
export const GivenPasscode = z.string().max(40).nullish()

/** What a guarded change may be refused with. */
export const passcodeErrors = ['PASSCODE_REQUIRED', 'PASSCODE_WRONG', 'PASSCODE_LOCKED'] as const

/** A passcode being chosen. */
export const NewPasscode = z
  .string()
  .max(40)
  .transform(plainPasscode)
  .superRefine((passcode, check) => {
    const fault = passcodeFault(passcode)
    if (fault) check.addIssue({ code: 'custom', message: fieldText(`field.passcode.${fault}`) })
  })

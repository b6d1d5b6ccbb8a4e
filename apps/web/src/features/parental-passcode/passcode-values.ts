import { z } from 'zod'
import { Email } from '@tessera/api-types/identity/sign-in-inputs'
import { isSameEmail, passcodeFault, plainPasscode } from '@tessera/api-types/passcode/passcode-rules'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey<'passcode'>): MessageKey<'passcode'> => message

const newPasscode = z.string().superRefine((passcode, check) => {
  const fault = passcodeFault(passcode)
  if (fault) check.addIssue({ code: 'custom', message: key(`passcode.${fault}`) })
})

type Passcodes = { new_passcode: string; confirm_passcode: string }

const passcodes = { new_passcode: newPasscode, confirm_passcode: z.string() }
const areSame = ({ new_passcode, confirm_passcode }: Passcodes) =>
  plainPasscode(new_passcode) === plainPasscode(confirm_passcode)
const unlike = { path: ['confirm_passcode'], error: key('passcode.mismatch'), when: () => true }

export const changeValues = z.object(passcodes).refine(areSame, unlike)

const isEmail = (value: string): boolean => Email.safeParse(value).success

/** The form that sets a passcode, for an account whose own address is no backup. // spec 001 §5 */
export const setUpValues = (ownEmail: string | null) =>
  z
    .object({
      ...passcodes,
      backup_email: z.string().superRefine((value, check) => {
        const isOwn = ownEmail !== null && isSameEmail(value, ownEmail)
        const message = isEmail(value) ? isOwn && key('passcode.emailOwn') : key('passcode.emailInvalid')
        if (message) check.addIssue({ code: 'custom', message })
      }),
      confirm_backup_email: z.string(),
    })
    .refine(areSame, unlike)
    .refine(
      ({ backup_email, confirm_backup_email }) =>
        isEmail(confirm_backup_email) && isSameEmail(backup_email, confirm_backup_email),
      { path: ['confirm_backup_email'], error: key('passcode.emailMismatch'), when: () => true },
    )

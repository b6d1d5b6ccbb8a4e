import { z } from 'zod'
import { passwordFault } from '@tessera/api-types/identity/password-rules'
import { Email } from '@tessera/api-types/identity/sign-in-inputs'
import type { MessageKey } from '../i18n/messages.ts'

const key = (message: MessageKey): MessageKey => message

export const requiredText = (missing: MessageKey) => z.string().trim().min(1, key(missing))

export const emailField = requiredText('auth.field.emailMissing').refine(
  (value) => value === '' || Email.safeParse(value).success,
  key('auth.field.emailInvalid'),
)

export const givenPasswordField = z.string().min(1, key('auth.field.passwordMissing'))

/** Left out by who has no password, asked for where its field stands. */
export const provedPasswordField = givenPasswordField.optional()

/** A password being chosen: the contract's rule, with our own words. */
export const newPasswordField = z.string().superRefine((password, check) => {
  const fault = password === '' ? null : passwordFault(password)
  const message = key(fault ? `auth.field.password.${fault}` : 'auth.field.passwordMissing')
  if (fault || password === '') check.addIssue({ code: 'custom', message })
})

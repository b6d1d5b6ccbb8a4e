import { z } from 'zod'
import { emailField, newPasswordField, requiredText } from '../../shared/forms/account-fields.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const OLDEST = '1900-01-01'
const invalid: MessageKey<'auth'> = 'auth.field.birthdateInvalid'

const birthdayField = (today: string) =>
  requiredText('auth.field.birthdateMissing').refine(
    (day) => day === '' || (z.iso.date().safeParse(day).success && day >= OLDEST && day <= today),
    invalid,
  )

export const signUpValues = (today: string) =>
  z.object({ email: emailField, password: newPasswordField, birthday: birthdayField(today) })

export const socialSignUpValues = (today: string) =>
  z.object({ email: emailField, birthday: birthdayField(today) })

export const businessValues = z.object({
  business_name: requiredText('auth.field.businessNameMissing'),
  email: emailField,
  password: newPasswordField,
})

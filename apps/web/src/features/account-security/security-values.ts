import { z } from 'zod'
import { emailField, givenPasswordField, newPasswordField } from '../../shared/forms/account-fields.ts'

export const changePasswordValues = z.object({
  current_password: givenPasswordField,
  new_password: newPasswordField,
})

export const changeEmailValues = z.object({ email: emailField, password: givenPasswordField })

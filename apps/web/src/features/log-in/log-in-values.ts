import { z } from 'zod'
import { givenPasswordField, requiredText } from '../../shared/forms/account-fields.ts'

export const LogInValues = z.object({
  username_or_email: requiredText('auth.field.identifierMissing'),
  password: givenPasswordField,
})

import { z } from 'zod'
import { newPasswordField, requiredText } from '../../shared/forms/account-fields.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const differ: MessageKey<'auth'> = 'auth.field.passwordsDiffer'

export const askValues = z.object({ username_or_email: requiredText('auth.field.identifierMissing') })

export const newPasswordValues = z
  .object({ new_password: newPasswordField, repeat: z.string() })
  .refine(({ new_password, repeat }) => new_password === repeat, { path: ['repeat'], message: differ })

import type { ComponentProps } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { StrengthHint } from './StrengthHint.tsx'

type Control = Omit<ComponentProps<typeof TextField>, 'label'>

type Props = { email: Control; password: Control; typed: string | undefined }

/** E-mail and a new password, as both kinds of sign-up ask for them. */
export function CredentialFields({ email, password, typed = '' }: Props) {
  const t = useT<'auth'>()
  return (
    <>
      <TextField id="email" type="email" label={t('auth.signUp.email')} autoComplete="email" {...email} />
      <PasswordField
        id="password"
        label={t('auth.signUp.password')}
        autoComplete="new-password"
        {...password}
      />
      {!password.error && <StrengthHint password={typed} />}
    </>
  )
}

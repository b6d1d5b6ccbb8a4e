import { z } from 'zod'
import { useState } from 'react'
import { accountApi } from '../../entities/session/account-api.ts'
import { emailField, provedPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'

const changeEmailValues = z.object({ email: emailField, password: provedPasswordField })

/** Asks the new address for its consent, after the password. */
export function ChangeEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState<string | null>(null)
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: changeEmailValues,
    fields: ['email', 'password'],
    async send(values) {
      const { pending_email } = await dispatch(accountApi.endpoints.changeEmail.initiate(values)).unwrap()
      form.reset({ email: '', ...(hasPassword && { password: '' }) })
      setPending(pending_email)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p role="status">{pending !== null && t('settings.email.sent', { email: pending })}</p>
      <FormAlert text={formError} />
      <TextField type="email" label={t('settings.email.new')} autoComplete="email" {...field('email')} />
      {hasPassword && (
        <PasswordField
          label={t('settings.email.password')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('settings.email.submit')}
      </Button>
    </form>
  )
}

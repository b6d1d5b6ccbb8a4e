import { useState } from 'react'
import { botField } from '../../entities/bot-checks/bot-token.ts'
import { NeedsScript } from '../../entities/session/NeedsScript.tsx'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { resetPasswordApi } from './reset-password-api.ts'
import { askValues } from './reset-values.ts'

/** Requests the reset email; the result is the same whether or not there is an account. */
export function AskResetForm() {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: askValues,
    fields: ['username_or_email'],
    async send(values) {
      const input = { ...values, ...(await botField('password_reset', store)) }
      await dispatch(resetPasswordApi.endpoints.requestPasswordReset.initiate(input)).unwrap()
      setSentTo(values.username_or_email)
    },
  })
  if (sentTo !== null) {
    return (
      <div role="status" className={styles.form}>
        <h2>{t('auth.reset.sentTitle')}</h2>
        <p>{t('auth.reset.sent', { login: sentTo })}</p>
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <NeedsScript />
      <p>{t('auth.reset.lead')}</p>
      <FormAlert text={formError} />
      <TextField
        id="email"
        label={t('auth.logIn.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        {...field('username_or_email')}
      />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}

import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { resetPasswordApi } from './reset-password-api.ts'
import { newPasswordValues } from './reset-values.ts'

/** Sets a new password with the secret of the mailed link. */
export function SetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: newPasswordValues,
    fields: ['new_password', 'repeat'],
    async send({ new_password }) {
      await dispatch(resetPasswordApi.endpoints.resetPassword.initiate({ token, new_password })).unwrap()
      onDone()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <FormAlert text={formError} />
      <PasswordField
        label={t('auth.reset.newPassword')}
        hint={t('auth.strength.hint')}
        autoComplete="new-password"
        {...field('new_password')}
      />
      <PasswordField label={t('auth.reset.repeat')} autoComplete="new-password" {...field('repeat')} />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.reset.setSubmit')}
      </Button>
    </form>
  )
}

import { z } from 'zod'
import { accountApi } from '../../entities/session/account-api.ts'
import { newPasswordField, provedPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'

const changePasswordValues = z.object({
  current_password: provedPasswordField,
  new_password: newPasswordField,
})

export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT<'auth' | 'settings'>()
  const dispatch = useAppDispatch()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: changePasswordValues,
    fields: ['current_password', 'new_password'],
    async send(values) {
      await dispatch(accountApi.endpoints.changePassword.initiate(values)).unwrap()
      form.reset({ ...(hasPassword && { current_password: '' }), new_password: '' })
      dispatch(toastShown({ text: t('settings.password.changed') }))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t('settings.password.lead')}</p>
      <FormAlert text={formError} />
      {hasPassword && (
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          {...field('current_password')}
        />
      )}
      <PasswordField
        label={t('auth.reset.newPassword')}
        hint={t('auth.strength.hint')}
        autoComplete="new-password"
        {...field('new_password')}
      />
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('settings.password.submit')}
      </Button>
    </form>
  )
}

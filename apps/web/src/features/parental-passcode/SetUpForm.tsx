import { useMemo } from 'react'
import { passcodeApi } from '../../entities/passcode/passcode-api.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { PasscodeField } from './PasscodeField.tsx'
import { setUpValues } from './passcode-values.ts'

/** Guards the account's settings by a passcode from now on. */
export function SetUpForm({ email }: { email: string | null }) {
  const t = useT<'passcode'>()
  const dispatch = useAppDispatch()
  const schema = useMemo(() => setUpValues(email), [email])
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema,
    fields: ['new_passcode', 'confirm_passcode', 'backup_email', 'confirm_backup_email'],
    async send({ new_passcode, backup_email }) {
      await dispatch(passcodeApi.endpoints.setPasscode.initiate({ new_passcode, backup_email })).unwrap()
      dispatch(toastShown({ text: t('passcode.page.isSet') }))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t('passcode.page.lead')}</p>
      <FormAlert text={formError} />
      <PasscodeField label={t('passcode.page.new')} {...field('new_passcode')} />
      <PasscodeField label={t('passcode.page.confirm')} {...field('confirm_passcode')} />
      <TextField
        type="email"
        label={t('passcode.page.email')}
        hint={t('passcode.page.emailHint')}
        autoComplete="off"
        {...field('backup_email')}
      />
      <TextField
        type="email"
        label={t('passcode.page.confirmEmail')}
        autoComplete="off"
        {...field('confirm_backup_email')}
      />
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('passcode.page.set')}
      </Button>
    </form>
  )
}

import { passcodeApi } from '../../entities/passcode/passcode-api.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { PasscodeField } from './PasscodeField.tsx'
import { changeValues } from './passcode-values.ts'

/** Sets another passcode; the present one is asked for when it is sent. */
export function ChangeForm() {
  const t = useT<'passcode'>()
  const dispatch = useAppDispatch()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: changeValues,
    fields: ['new_passcode', 'confirm_passcode'],
    async send({ new_passcode }) {
      await dispatch(passcodeApi.endpoints.changePasscode.initiate({ new_passcode })).unwrap()
      form.reset({ new_passcode: '', confirm_passcode: '' })
      dispatch(toastShown({ text: t('passcode.page.changed') }))
    },
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
      aria-labelledby="change-passcode"
    >
      <h2 id="change-passcode">{t('passcode.page.change')}</h2>
      <FormAlert text={formError} />
      <PasscodeField label={t('passcode.page.new')} {...field('new_passcode')} />
      <PasscodeField label={t('passcode.page.confirm')} {...field('confirm_passcode')} />
      <Button type="submit" disabled={!isReady} isBusy={isSubmitting}>
        {t('passcode.page.change')}
      </Button>
    </form>
  )
}

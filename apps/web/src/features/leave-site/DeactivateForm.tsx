import { z } from 'zod'
import { openPage } from '../../shared/browser/page-location.ts'
import { PRESERVED_ITEMS, clearPersonalStorage } from '../../shared/browser/storage.ts'
import { provedPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { leaveApi } from './leave-api.ts'
import { OwnerHint } from './OwnerHint.tsx'

const schema = z.object({ password: provedPasswordField })

/** Hides the account until the next login. */
export function DeactivateForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT<'preferences'>()
  const [deactivate, { error }] = leaveApi.useDeactivateAccountMutation()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema,
    fields: ['password'],
    async send(values) {
      await deactivate(values).unwrap()
      clearPersonalStorage(PRESERVED_ITEMS)
      openPage('/')
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-labelledby="deactivate">
      <h2 id="deactivate">{t('preferences.deactivate.title')}</h2>
      <p>{t('preferences.deactivate.lead')}</p>
      <FormAlert text={formError} />
      <OwnerHint refusal={error} />
      {hasPassword && (
        <PasswordField
          label={t('preferences.password')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <Button type="submit" disabled={!isReady} isBusy={isSubmitting}>
        {t('preferences.deactivate.submit')}
      </Button>
    </form>
  )
}

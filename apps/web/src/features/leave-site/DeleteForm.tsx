import { z } from 'zod'
import { DELETION_GRACE_DAYS } from '@tessera/api-types/preferences/setting-choices'
import { openPage } from '../../shared/browser/page-location.ts'
import { PRESERVED_ITEMS, clearPersonalStorage } from '../../shared/browser/storage.ts'
import { provedPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { leaveApi } from './leave-api.ts'
import { OwnerHint } from './OwnerHint.tsx'

const WRONG: MessageKey<'preferences'> = 'preferences.delete.wrong'

/** Ends the account after the days of grace; typing one's name shows that it is meant. */
export function DeleteForm({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const t = useT<'preferences'>()
  const [remove, { error }] = leaveApi.useDeleteAccountMutation()
  const isOwn = (given: string) => given.trim().toLowerCase() === username.toLowerCase()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: z.object({ username: z.string().refine(isOwn, WRONG), password: provedPasswordField }),
    fields: ['username', 'password'],
    async send(values) {
      await remove(values).unwrap()
      clearPersonalStorage(PRESERVED_ITEMS)
      openPage('/')
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-labelledby="delete">
      <h2 id="delete">{t('preferences.delete.title')}</h2>
      <p>{t('preferences.delete.lead', { days: DELETION_GRACE_DAYS })}</p>
      <FormAlert text={formError} />
      <OwnerHint refusal={error} />
      <TextField
        label={t('preferences.delete.confirm', { username })}
        autoComplete="off"
        autoCapitalize="none"
        {...field('username')}
      />
      {hasPassword && (
        <PasswordField
          label={t('preferences.password')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <Button type="submit" tone="danger" disabled={!isReady} isBusy={isSubmitting}>
        {t('preferences.delete.submit')}
      </Button>
    </form>
  )
}

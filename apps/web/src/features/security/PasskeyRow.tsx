import { useState } from 'react'
import { z } from 'zod'
import type { PasskeyView } from '@tessera/api-types/second-factor/views'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { formatMoment } from '@tessera/i18n/formats'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import formStyles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Security.module.css'
import { type OnNewCodes, useChange } from './use-change.ts'

const NameValues = z.object({ name: requiredText('security.passkey.nameMissing') })

type Props = { passkey: PasskeyView; onNewCodes: OnNewCodes }

/** One passkey with its name, its last use and its end. */
export function PasskeyRow({ passkey, onNewCodes }: Props) {
  const { t, locale } = useTranslator<'security' | 'settings'>()
  const change = useChange(onNewCodes)
  const [isRenaming, setIsRenaming] = useState(false)
  const [remove, { isLoading }] = secondFactorApi.useRemovePasskeyMutation()
  const { id, name, created_at, last_used_at } = passkey
  const handleRemove = () =>
    remove({ passkey_id: id })
      .unwrap()
      .then((answer) => change.done(answer, 'security.passkey.removed'), change.failed)
  const when = last_used_at
    ? t('security.passkey.used', { when: formatMoment(last_used_at, locale) })
    : t('security.passkey.created', { when: formatMoment(created_at, locale) })
  if (isRenaming) return <RenamePasskey passkey={passkey} onDone={() => setIsRenaming(false)} />
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.subtle}>{when}</p>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t('security.passkey.renameNamed', { name })} onClick={() => setIsRenaming(true)}>
          {t('security.passkey.rename')}
        </Button>
        <Button
          aria-label={t('security.passkey.removeNamed', { name })}
          isBusy={isLoading}
          onClick={() => void handleRemove()}
        >
          {t('security.remove')}
        </Button>
      </div>
    </li>
  )
}

function RenamePasskey({ passkey: { id, name }, onDone }: { passkey: PasskeyView; onDone: () => void }) {
  const t = useT<'security' | 'settings'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: NameValues,
    fields: ['name'],
    values: { name },
    async send(values) {
      const { renamePasskey } = secondFactorApi.endpoints
      await dispatch(renamePasskey.initiate({ passkey_id: id, ...values })).unwrap()
      onDone()
    },
  })
  return (
    <li className={styles.row}>
      <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
        <FormAlert text={formError} />
        <TextField label={t('security.passkey.name')} maxLength={60} autoComplete="off" {...field('name')} />
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" isBusy={isSubmitting}>
            {t('settings.save')}
          </Button>
          <Button onClick={onDone}>{t('security.passkey.keepName')}</Button>
        </div>
      </form>
    </li>
  )
}

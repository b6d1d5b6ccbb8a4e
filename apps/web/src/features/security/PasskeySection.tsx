import { z } from 'zod'
import type { PasskeyView } from '@tessera/api-types/second-factor/views'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { useCanUsePasskeys } from '../../entities/session/use-can-use-passkeys.ts'
import { makePasskey } from '../../shared/browser/passkeys.ts'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import formStyles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import styles from './Security.module.css'
import { type OnNewCodes, useChange } from './use-change.ts'

const PasskeyValues = z.object({ name: requiredText('security.passkey.nameMissing') })

type Props = { passkeys: readonly PasskeyView[]; onNewCodes: OnNewCodes }

/** The passkeys of the account, and a form that adds one. */
export function PasskeySection({ passkeys, onNewCodes }: Props) {
  const t = useT<'security'>()
  const canUse = useCanUsePasskeys()
  return (
    <section className={styles.section} aria-labelledby="security-passkeys">
      <h2 id="security-passkeys" className={styles.heading}>
        {t('security.passkeys')}
      </h2>
      <p>{t('security.passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onNewCodes={onNewCodes} />
          ))}
        </ul>
      )}
      {canUse === false ? (
        <p className={styles.subtle}>{t('security.passkeys.unknown')}</p>
      ) : (
        <AddPasskey onNewCodes={onNewCodes} />
      )}
    </section>
  )
}

function AddPasskey({ onNewCodes }: { onNewCodes: OnNewCodes }) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const change = useChange(onNewCodes)
  const { newPasskeyOptions, addPasskey } = secondFactorApi.endpoints
  const { form, submit, field, formError, isSubmitting } = useCallForm({
    schema: PasskeyValues,
    fields: ['name'],
    values: { name: '' },
    async send({ name }): Promise<void> {
      const passkey = await makePasskey(await dispatch(newPasskeyOptions.initiate({})).unwrap())
      if (!passkey) return form.setError('name', { type: 'server', message: t('security.passkey.failed') })
      change.done(await dispatch(addPasskey.initiate({ name, passkey })).unwrap(), 'security.passkey.added')
      form.reset({ name: '' })
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
      <FormAlert text={formError} />
      <TextField
        label={t('security.passkey.name')}
        hint={t('security.passkey.nameHint')}
        maxLength={60}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {t('security.passkey.add')}
      </Button>
    </form>
  )
}

import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { FactorChange } from '@tessera/api-types/second-factor/views'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import formStyles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Security.module.css'

const CodeValues = z.object({ token: requiredText('security.code.missing') })

type Props = { secret: string; uri: string; onDone: (change: FactorChange) => void }

/** The secret as a picture and as a key, and the code that proves the app has it. */
export function AppSetUp({ secret, uri, onDone }: Props) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: CodeValues,
    fields: ['token'],
    values: { token: '' },
    async send(values) {
      onDone(await dispatch(secondFactorApi.endpoints.confirmApp.initiate(values)).unwrap())
    },
  })
  return (
    <div className={styles.setUp}>
      <p>{t('security.app.scan')}</p>
      <QrCode text={uri} label={t('security.app.picture')} />
      <p>
        {t('security.app.key')} <span className={styles.key}>{groupsOfFour(secret)}</span>
      </p>
      <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
        <FormAlert text={formError} />
        <TextField
          label={t('security.app.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field('token')}
        />
        <Button type="submit" tone="primary" size="large" isBusy={isSubmitting}>
          {t('security.app.confirm')}
        </Button>
      </form>
    </div>
  )
}

/** Made of squares alone by the library: nothing of `text` stands in the markup. */
function QrCode({ text, label }: { text: string; label: string }) {
  const svg = useMemo(() => renderSVG(text, { ecc: 'M', border: 1 }), [text])
  return (
    <div role="img" aria-label={label} className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}

const groupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

import { useState } from 'react'
import { z } from 'zod'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import type { StepActions } from './ConfirmSteps.tsx'

const CodeValues = z.object({ token: requiredText('confirm.code.missing') })

type Kind = 'totp' | 'sms' | 'recovery_code'
type Props = Pick<StepActions, 'give' | 'textCode'> & { kind: Kind; phoneEnd: string | null }

const LABELS = {
  totp: 'confirm.totp.label',
  sms: 'confirm.sms.label',
  recovery_code: 'confirm.recovery.label',
} as const

/** A code of an app, of a text message or from the list of recovery codes. */
export function CodeStep({ kind, phoneEnd, give, textCode }: Props) {
  const t = useT<'confirm'>()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: CodeValues,
    fields: ['token'],
    values: { token: '' },
    send: give,
  })
  const isRecovery = kind === 'recovery_code'
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {kind === 'sms' && <TextCodeButton textCode={textCode} phoneEnd={phoneEnd} />}
      <FormAlert text={formError} />
      <TextField
        label={t(LABELS[kind])}
        hint={kind === 'totp' ? t('confirm.totp.hint') : undefined}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...field('token')}
      />
      <Button type="submit" tone="primary" size="large" isBusy={isSubmitting}>
        {t('confirm.submit')}
      </Button>
    </form>
  )
}

type TextProps = { textCode: () => Promise<void>; phoneEnd: string | null }

function TextCodeButton({ textCode, phoneEnd }: TextProps) {
  const t = useT<'confirm'>()
  const [status, setStatus] = useState('')
  const [isSending, setIsSending] = useState(false)
  const handleText = async () => {
    setIsSending(true)
    const said = await textCode().then(
      () => t('confirm.sms.sent', { end: phoneEnd ?? '' }),
      (error: unknown) => readFailure(error, [], t).message ?? '',
    )
    setIsSending(false)
    setStatus(said)
  }
  return (
    <>
      <Button isBusy={isSending} onClick={() => void handleText()}>
        {t('confirm.sms.send', { end: phoneEnd ?? '' })}
      </Button>
      <p role="status">{status}</p>
    </>
  )
}

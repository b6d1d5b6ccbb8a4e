import { useState } from 'react'
import { z } from 'zod'
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
import { type OnNewCodes, useChange } from './use-change.ts'

const NumberValues = z.object({ phone_number: requiredText('security.phone.missing') })
const CodeValues = z.object({ token: requiredText('security.code.missing') })

type Props = { phoneEnd: string | null; canAdd: boolean; onNewCodes: OnNewCodes }

/** The phone that gets codes by text message. */
export function PhoneSection({ phoneEnd, canAdd, onNewCodes }: Props) {
  const t = useT<'security'>()
  const change = useChange(onNewCodes)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [remove, { isLoading }] = secondFactorApi.useRemovePhoneMutation()
  const handleRemove = () =>
    remove({})
      .unwrap()
      .then((answer) => change.done(answer, 'security.phone.removed'), change.failed)
  return (
    <section className={styles.section} aria-labelledby="security-phone">
      <h2 id="security-phone" className={styles.heading}>
        {t('security.phone')}
      </h2>
      <p>{phoneEnd ? t('security.phone.present', { end: phoneEnd }) : t('security.phone.lead')}</p>
      {phoneEnd !== null && (
        <Button isBusy={isLoading} onClick={() => void handleRemove()}>
          {t('security.phone.remove')}
        </Button>
      )}
      {phoneEnd === null && canAdd && sentTo === null && <NumberForm onSent={setSentTo} />}
      {phoneEnd === null && sentTo !== null && (
        <PhoneCodeForm
          sentTo={sentTo}
          onDone={(answer) => {
            setSentTo(null)
            change.done(answer, 'security.phone.added')
          }}
        />
      )}
    </section>
  )
}

function NumberForm({ onSent }: { onSent: (end: string) => void }) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: NumberValues,
    fields: ['phone_number'],
    values: { phone_number: '' },
    async send(values) {
      const { beginPhone } = secondFactorApi.endpoints
      onSent((await dispatch(beginPhone.initiate(values)).unwrap()).phone_number_end)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
      <FormAlert text={formError} />
      <TextField
        type="tel"
        label={t('security.phone.number')}
        hint={t('security.phone.numberHint')}
        autoComplete="tel"
        {...field('phone_number')}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {t('security.phone.send')}
      </Button>
    </form>
  )
}

type Change = Parameters<ReturnType<typeof useChange>['done']>[0]

function PhoneCodeForm({ sentTo, onDone }: { sentTo: string; onDone: (change: Change) => void }) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: CodeValues,
    fields: ['token'],
    values: { token: '' },
    async send(values) {
      onDone(await dispatch(secondFactorApi.endpoints.confirmPhone.initiate(values)).unwrap())
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
      <p role="status">{t('security.phone.sent', { end: sentTo })}</p>
      <FormAlert text={formError} />
      <TextField
        label={t('security.phone.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field('token')}
      />
      <Button type="submit" tone="primary" isBusy={isSubmitting}>
        {t('security.phone.confirm')}
      </Button>
    </form>
  )
}

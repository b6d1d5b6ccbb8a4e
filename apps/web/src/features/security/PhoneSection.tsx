import { useState } from 'react'
import { z } from 'zod'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import formStyles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Security.module.css'
import { type OnNewCodes, useChange } from './use-change.ts'

const NumberValues = z.object({ phone_number: requiredText('security.phone.missing') })
const CodeValues = z.object({ token: requiredText('security.code.missing') })

type Props = { phoneEnd: string | null; canAdd: boolean; onNewCodes: OnNewCodes }

/** The number that a code was sent to, and its end as the server names it. */
type Sent = { number: string; end: string }

/** The phone that gets codes by text message. */
export function PhoneSection({ phoneEnd, canAdd, onNewCodes }: Props) {
  const t = useT<'security'>()
  const change = useChange(onNewCodes)
  const [number, setNumber] = useState('')
  const [sentTo, setSentTo] = useState<Sent | null>(null)
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
      {phoneEnd === null && canAdd && sentTo === null && (
        <NumberForm
          number={number}
          onSent={(sent) => {
            setNumber(sent.number)
            setSentTo(sent)
          }}
        />
      )}
      {phoneEnd === null && sentTo !== null && (
        <PhoneCodeForm
          sentTo={sentTo}
          onChangeNumber={() => setSentTo(null)}
          onDone={(answer) => {
            setSentTo(null)
            setNumber('')
            change.done(answer, 'security.phone.added')
          }}
        />
      )}
    </section>
  )
}

function NumberForm({ number, onSent }: { number: string; onSent: (sent: Sent) => void }) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: NumberValues,
    fields: ['phone_number'],
    values: { phone_number: number },
    async send(values) {
      const { beginPhone } = secondFactorApi.endpoints
      const { phone_number_end: end } = await dispatch(beginPhone.initiate(values)).unwrap()
      onSent({ number: values.phone_number, end })
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

/** Texts another code to the same number. */
function useResend(number: string) {
  const t = useT<'security'>()
  const result = useResultToast()
  const [begin, { isLoading }] = secondFactorApi.useBeginPhoneMutation()
  const resend = () => result(begin({ phone_number: number }), t('security.phone.resent'))
  return { resend, isResending: isLoading }
}

type CodeProps = { sentTo: Sent; onChangeNumber: () => void; onDone: (change: Change) => void }

function PhoneCodeForm({ sentTo, onChangeNumber, onDone }: CodeProps) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const { resend, isResending } = useResend(sentTo.number)
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
      <p role="status">{t('security.phone.sent', { end: sentTo.end })}</p>
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
      <Button isBusy={isResending} onClick={() => void resend()}>
        {t('security.phone.resend')}
      </Button>
      <Button tone="plain" onClick={onChangeNumber}>
        {t('security.phone.change')}
      </Button>
    </form>
  )
}

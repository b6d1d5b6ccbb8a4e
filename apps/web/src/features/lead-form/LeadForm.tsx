import type { ShownLeadForm } from '@tessera/api-types/ads/lead-form-contracts'
import { LEAD_FIELDS, LEAD_LIMITS } from '@tessera/api-types/ads/lead-form-options'
import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { useId } from 'react'
import { z } from 'zod'
import { leadFormSent, selectLeadGen } from '../../entities/lead-gen/lead-gen-slice.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { ConsentField } from './ConsentField.tsx'
import { leadFormApi } from './lead-form-api.ts'

const schema = z.object({
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  zip_code: z.string(),
  has_agreed: z.boolean(),
})

const CONTROLS = {
  full_name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone_number: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  zip_code: { autoComplete: 'postal-code' },
} as const

type Props = { form: ShownLeadForm; promotion: PinPromotion; onDismiss: () => void }

/** Begins with what the member lets forms begin with; what was not asked is not sent. */
function useLeadForm({ questions, consent, privacy_url }: ShownLeadForm, { id, token }: PinPromotion) {
  const { fullName, email } = useAppSelector(selectLeadGen)
  const dispatch = useAppDispatch()
  const [send] = leadFormApi.useSendLeadMutation()
  const asked = LEAD_FIELDS.filter((name) => questions[name] !== 'OFF')
  const call = useCallForm({
    schema,
    fields: [...asked, 'has_agreed'],
    initially: { full_name: fullName, email, phone_number: '', zip_code: '', has_agreed: false },
    async send({ has_agreed, ...values }) {
      const answers = Object.fromEntries(asked.map((name) => [name, values[name]]))
      try {
        await send({ token, has_agreed, consent, privacy_url, ...answers }).unwrap()
      } catch (error) {
        // The advertiser may have changed it meanwhile: what was agreed to is no longer what is shown.
        const { data: now } = await dispatch(
          leadFormApi.endpoints.leadForm.initiate({ token }, { forceRefetch: true, subscribe: false }),
        )
        if (now && (now.consent !== consent || now.privacy_url !== privacy_url))
          call.form.setValue('has_agreed', false)
        throw error
      }
      dispatch(leadFormSent(id))
    },
  })
  return { ...call, asked }
}

/** What an advertiser asks, who gets the answers, and what they do with them. */
export function LeadForm({ form, promotion, onDismiss }: Props) {
  const t = useT<'lead-form'>()
  const formId = useId()
  const { asked, field, submit, isSubmitting, formError } = useLeadForm(form, promotion)
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
        {t('leadForm.send')}
      </Button>
    </>
  )
  return (
    <Dialog title={form.title} variant="sheet" onDismiss={onDismiss} footer={footer}>
      <FormStack id={formId} onSubmit={submit}>
        <p>{t('leadForm.lead', { name: form.promoter_name })}</p>
        <FormAlert text={formError} />
        {asked.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...CONTROLS[name]}
            label={t(`leadForm.field.${name}`)}
            maxLength={LEAD_LIMITS[name]}
            isOptional={form.questions[name] === 'OPTIONAL'}
          />
        ))}
        <ConsentField {...field('has_agreed')} label={form.consent} />
        <p>
          <a href={form.privacy_url} target="_blank" rel="nofollow noopener sponsored">
            {t('leadForm.privacy', { name: form.promoter_name })}
          </a>
        </p>
      </FormStack>
    </Dialog>
  )
}

import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  BUSINESS_ADDRESS_FIELDS,
  businessAddressFault,
  type BusinessAddressField,
} from '@tessera/api-types/ads/billing-rules'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { reasonText } from '../../providers/i18n-provider.ts'
import { CountryField } from './CountryField.tsx'
import { StepDialog } from './StepDialog.tsx'
import type { QuickPromoteWork } from './use-quick-promote.ts'

const FIELDS = ['name', 'email', 'phone', 'line1', 'line2', 'city', 'region', 'postal_code'] as const
const AUTOCOMPLETE: Record<(typeof FIELDS)[number], string> = {
  name: 'organization',
  email: 'email',
  phone: 'tel',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
}

const isChecked = (field: string): field is BusinessAddressField =>
  (BUSINESS_ADDRESS_FIELDS as readonly string[]).includes(field)

/** What is typed, what is wrong with it, and how it is sent. */
function useBusinessForm({ state, dispatch, sent, reread }: QuickPromoteWork) {
  const [left, setLeft] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Record<string, string>>({})
  const values = state.form.businessInformationForm
  const faultOf = (field: string) =>
    isChecked(field) ? businessAddressFault(field, values[field], values.country) : null
  const send = async () => {
    try {
      await run('businessAddresses.update', { ...values, advertiser_id: state.form.advertiserId ?? '' })
    } catch (error) {
      setRefused(fieldErrorsOf(error) ?? {})
      throw error
    }
    await reread()
  }
  return {
    values,
    errorOf: (field: string) =>
      refused[field] ?? (left.includes(field) ? reasonText(faultOf(field) ?? undefined) : null),
    leave: (field: string) => setLeft([...left, field]),
    save: () => {
      setLeft([...BUSINESS_ADDRESS_FIELDS])
      if (!BUSINESS_ADDRESS_FIELDS.some((field) => faultOf(field))) void sent(send)
    },
    change: (field: string, value: string) => {
      setRefused({})
      dispatch({ type: 'businessTyped', changes: { [field]: value } })
    },
  }
}

/** Who is behind the ads, and where. */
export function BusinessForm({ work }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { values, errorOf, leave, save, change } = useBusinessForm(work)
  return (
    <StepDialog
      title={translate('console.promote.business.title')}
      submit={{ label: translate('console.promote.continue'), onSubmit: save, isDisabled: work.isBusy }}
      close={{
        label: translate('console.steps.back'),
        onClose: () => work.dispatch({ type: 'stepped', step: 'PIN_SELECTION_MODAL' }),
      }}
    >
      {FIELDS.map((field) => (
        <TextField
          key={field}
          size="small"
          label={translate(`console.promote.business.${field}`)}
          autoComplete={AUTOCOMPLETE[field]}
          value={values[field]}
          error={Boolean(errorOf(field))}
          helperText={errorOf(field)}
          onBlur={() => leave(field)}
          onChange={(event) => change(field, event.target.value)}
        />
      ))}
      <CountryField
        label={translate('console.promote.business.country')}
        value={values.country}
        error={errorOf('country')}
        onChange={(country) => change('country', country)}
      />
    </StepDialog>
  )
}

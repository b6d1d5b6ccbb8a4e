import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  cardExpiryFault,
  cardholderFault,
  cardNumberFault,
  securityCodeFault,
} from '@tessera/api-types/ads/billing-rules'
import type { BillingProfileFields } from '@tessera/api-types/ads/inputs'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { reasonText } from '../../providers/i18n-provider.ts'
import { readExpiry, shownExpiry } from '../../shared/card-expiry.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOwnAddress } from './use-own-address.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

const CARD_FIELDS = ['cardholder_name', 'card_number', 'card_expiry', 'security_code'] as const
type CardField = (typeof CARD_FIELDS)[number]

const AUTOCOMPLETE: Record<CardField, string> = {
  cardholder_name: 'cc-name',
  card_number: 'cc-number',
  card_expiry: 'cc-exp',
  security_code: 'cc-csc',
}

function faultOf(field: CardField, values: BillingProfileFields) {
  if (field === 'cardholder_name') return cardholderFault(values.cardholder_name)
  if (field === 'card_number') return cardNumberFault(values.card_number)
  if (field === 'security_code') return securityCodeFault(values.security_code)
  return cardExpiryFault({ month: values.card_expiry_month, year: values.card_expiry_year }, new Date())
}

/** The card an ad account pays with; its number and code go no further than the payment. */
export function BillingForm({ work }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { state, dispatch, isBusy, sent, reread } = work
  const [areAllShown, setAreAllShown] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  useOwnAddress(work)
  /** What was refused is another entry as soon as anything is typed. */
  const typing: QuickPromoteWork = {
    ...work,
    dispatch: (action) => {
      setRefused({})
      dispatch(action)
    },
  }
  const values = state.form.billingInformationForm
  const save = () => {
    setAreAllShown(true)
    if (CARD_FIELDS.some((field) => faultOf(field, values))) return
    void sent(async () => {
      try {
        await run('billingProfiles.update', { ...values, advertiser_id: state.form.advertiserId ?? '' })
      } catch (error) {
        setRefused(fieldErrorsOf(error) ?? {})
        throw error
      }
      dispatch({ type: 'billingTyped', changes: { card_number: '', security_code: '' } })
      await reread()
    })
  }
  return (
    <StepDialog
      title={translate('console.promote.billing.title')}
      submit={{ label: translate('console.promote.continue'), onSubmit: save, isDisabled: isBusy }}
      close={{
        label: translate('console.steps.back'),
        onClose: () => dispatch({ type: 'stepped', step: 'PIN_SELECTION_MODAL' }),
      }}
    >
      <Card work={typing} refused={refused} areAllShown={areAllShown} />
      <BillingAddress work={typing} refused={refused} />
    </StepDialog>
  )
}

interface CardProps {
  work: QuickPromoteWork
  refused: Readonly<Record<string, string>>
  areAllShown: boolean
}

function Card({ work, refused, areAllShown }: CardProps) {
  const { state, dispatch } = work
  const translate = useTranslate()
  const [left, setLeft] = useState<readonly string[]>([])
  const values = state.form.billingInformationForm
  const [expiry, setExpiry] = useState(() =>
    shownExpiry({ month: values.card_expiry_month, year: values.card_expiry_year }),
  )
  const errorOf = (field: CardField) =>
    refused[field] ??
    (areAllShown || left.includes(field) ? reasonText(faultOf(field, values) ?? undefined) : null)
  const change = (field: CardField, value: string) => {
    if (field !== 'card_expiry') return dispatch({ type: 'billingTyped', changes: { [field]: value } })
    setExpiry(value)
    const { month, year } = readExpiry(value)
    dispatch({ type: 'billingTyped', changes: { card_expiry_month: month, card_expiry_year: year } })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {CARD_FIELDS.map((field) => (
        <TextField
          key={field}
          size="small"
          label={translate(`console.promote.billing.${field}`)}
          autoComplete={AUTOCOMPLETE[field]}
          placeholder={field === 'card_expiry' ? 'MM/YY' : ''}
          value={field === 'card_expiry' ? expiry : values[field]}
          error={Boolean(errorOf(field))}
          helperText={errorOf(field)}
          slotProps={{ htmlInput: { inputMode: field === 'cardholder_name' ? 'text' : 'numeric' } }}
          onBlur={() => setLeft([...left, field])}
          onChange={(event) => change(field, event.target.value)}
        />
      ))}
      <CardExtras work={work} refused={refused} />
    </Box>
  )
}

function CardExtras({ work: { state, dispatch }, refused }: Omit<CardProps, 'areAllShown'>) {
  const translate = useTranslate()
  const values = state.form.billingInformationForm
  return (
    <>
      <TextField
        size="small"
        label={translate('console.promote.billing.currency')}
        value={values.currency}
        error={Boolean(refused.currency)}
        helperText={refused.currency ?? translate('console.promote.billing.currency_hint')}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        size="small"
        label={translate('console.promote.billing.tax_id')}
        value={values.tax_id}
        onChange={(event) => dispatch({ type: 'billingTyped', changes: { tax_id: event.target.value } })}
      />
    </>
  )
}

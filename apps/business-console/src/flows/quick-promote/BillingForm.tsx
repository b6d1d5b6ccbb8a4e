import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { reasonText } from '../../providers/i18n-provider.ts'
import { readExpiry, shownExpiry } from '../../shared/card-expiry.ts'
import { CARD_FIELDS, CARD_INPUTS, cardFault, type CardField } from '../../shared/card-fields.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOwnAddress } from './use-own-address.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

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
    if (CARD_FIELDS.some((field) => cardFault(field, values))) return
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
    (areAllShown || left.includes(field) ? reasonText(cardFault(field, values) ?? undefined) : null)
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
          autoComplete={CARD_INPUTS[field].autoComplete}
          placeholder={CARD_INPUTS[field].placeholder ?? ''}
          value={field === 'card_expiry' ? expiry : values[field]}
          error={Boolean(errorOf(field))}
          helperText={errorOf(field)}
          slotProps={{ htmlInput: { inputMode: CARD_INPUTS[field].inputMode } }}
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

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { BillingProfileFields } from '@tessera/api-types/ads/inputs'
import { CountryField } from './CountryField.tsx'
import type { QuickPromoteWork } from './use-quick-promote.ts'

const FIELDS = ['line1', 'line2', 'city', 'region', 'postal_code'] as const

interface Props {
  work: QuickPromoteWork
  refused: Readonly<Record<string, string>>
}

/** Where the bill goes: that of the business, until somebody enters another. */
export function BillingAddress({ work, refused }: Props) {
  const { state, dispatch } = work
  const translate = useTranslate()
  return (
    <>
      <FormControlLabel
        label={translate('console.promote.billing.same_address')}
        control={
          <Checkbox
            size="small"
            checked={state.form.autoFillQPBillingChecked}
            onChange={(_event, isChecked) => dispatch({ type: 'autoFillSet', isChecked })}
          />
        }
      />
      <AddressFields work={work} refused={refused} />
    </>
  )
}

function AddressFields({ work: { state, dispatch }, refused }: Props) {
  const translate = useTranslate()
  const { autoFillQPBillingChecked: isSame, billingInformationForm } = state.form
  const address = billingInformationForm.billing_address
  const change = (changes: Partial<BillingProfileFields['billing_address']>) =>
    dispatch({ type: 'billingTyped', changes: { billing_address: { ...address, ...changes } } })
  const errorOf = (field: string) => refused[`billing_address.${field}`]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          size="small"
          label={translate(`console.promote.business.${field}`)}
          value={address[field]}
          disabled={isSame}
          error={Boolean(errorOf(field))}
          helperText={errorOf(field)}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <CountryField
        label={translate('console.promote.business.country')}
        value={address.country}
        isDisabled={isSame}
        error={errorOf('country') ?? null}
        onChange={(country) => change({ country })}
      />
    </Box>
  )
}

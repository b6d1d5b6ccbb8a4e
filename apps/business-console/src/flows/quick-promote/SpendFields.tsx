import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { recommendedBudget } from '@tessera/api-types/ads/ad-options'
import { readAmount, typedAmount } from '@tessera/api-types/ads/promotion-rules'
import type { Locale } from '@tessera/api-types/locales'
import { formatMoney } from '@tessera/i18n/money'
import { reasonText } from '../../providers/i18n-provider.ts'
import { advertiserOf } from './promote-form.ts'
import type { PromoteAction } from './promote-state.ts'
import { fieldId, type QuickPromoteWork } from './use-quick-promote.ts'

const set = (field: string, value: unknown) => ({ type: 'valueSet', field, value }) as PromoteAction

/** What is spent a day, and for how long. */
export function SpendFields({ work }: { work: QuickPromoteWork }) {
  return (
    <>
      <BudgetField work={work} />
      <DurationField work={work} />
    </>
  )
}

function BudgetField({ work: { state, dispatch } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const { form } = state
  const { currency = 'USD', country = 'US' } = advertiserOf(form) ?? {}
  const shown = (amount: number | null) => (amount === null ? '' : typedAmount(amount, locale))
  const [typed, setTyped] = useState('')
  // Another account or another promotion sets the budget anew: what was typed before goes.
  const value = readAmount(typed, locale) === form.dailyBudget ? typed : shown(form.dailyBudget)
  const recommended = recommendedBudget(country, currency)
  const take = (value: string) => {
    setTyped(value)
    dispatch(set('dailyBudget', readAmount(value, locale)))
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        id={fieldId('dailyBudget')}
        size="small"
        sx={{ flex: '1 1 200px' }}
        label={translate('console.promote.dailyBudget')}
        value={value}
        error={Boolean(form.errors.dailyBudget)}
        helperText={reasonText(form.errors.dailyBudget) ?? ' '}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        }}
        onBlur={() => dispatch({ type: 'fieldLeft', field: 'dailyBudget' })}
        onChange={(event) => take(event.target.value)}
      />
      <Chip
        sx={{ mt: 0.5 }}
        label={translate('console.promote.recommended', {
          amount: formatMoney(recommended, currency, locale),
        })}
        onClick={() => take(shown(recommended))}
      />
    </Box>
  )
}

function DurationField({ work: { state, dispatch } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { duration, isOngoing, errors } = state.form
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        id={fieldId('duration')}
        size="small"
        type="number"
        sx={{ flex: '1 1 200px' }}
        label={translate('console.promote.duration')}
        value={duration === null || Number.isNaN(duration) ? '' : duration}
        disabled={isOngoing}
        error={Boolean(errors.duration)}
        helperText={reasonText(errors.duration) ?? ' '}
        slotProps={{ htmlInput: { min: 1, max: 365 } }}
        onBlur={() => dispatch({ type: 'fieldLeft', field: 'duration' })}
        onChange={({ target: { value } }) => dispatch(set('duration', value === '' ? null : Number(value)))}
      />
      <FormControlLabel
        label={translate('console.promote.isOngoing')}
        control={
          <Switch checked={isOngoing} onChange={(_event, isNow) => dispatch(set('isOngoing', isNow))} />
        }
      />
    </Box>
  )
}

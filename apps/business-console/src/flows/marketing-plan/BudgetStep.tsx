import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { smallestBudget } from '@tessera/api-types/ads/ad-options'
import { readAmount, typedAmount } from '@tessera/api-types/ads/promotion-rules'
import type { Locale } from '@tessera/api-types/locales'
import {
  COUNTS_OF,
  isWeeklyCount,
  planBudgetFault,
  type PlanPlace,
  type WeeklyCount,
} from '@tessera/api-types/marketing-plans/plan-rules'
import { formatMoney } from '@tessera/i18n/money'
import type { PlanState } from './plan-state.ts'

interface Props {
  state: PlanState
  place: PlanPlace
  onChange: (changes: Partial<PlanState>) => void
}

/** What to spend a day, and what to get a week as far as it fits the goal. */
export function BudgetStep({ state, place, onChange }: Props) {
  const counts = state.topBusinessGoal ? COUNTS_OF[state.topBusinessGoal] : []
  return (
    <>
      <BudgetField amount={state.dailyAdsBudget} place={place} onChange={onChange} />
      {counts.map((count) => (
        <CountField key={count} count={count} value={state[count]} onChange={onChange} />
      ))}
    </>
  )
}

function BudgetField({ amount, place, onChange }: Omit<Props, 'state'> & { amount: number | null }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const [typed, setTyped] = useState(amount === null ? '' : typedAmount(amount, locale))
  const fault = planBudgetFault(amount, place)
  const smallest = formatMoney(smallestBudget(place.country, place.currency), place.currency, locale)
  return (
    <TextField
      size="small"
      label={translate('console.plan.dailyAdsBudget')}
      value={typed}
      error={fault !== null}
      helperText={
        fault ? translate(`console.plan.fault.${fault}`, { smallest }) : translate('console.plan.budget_hint')
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">{place.currency}</InputAdornment> },
      }}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onChange({ dailyAdsBudget: readAmount(value, locale) })
      }}
    />
  )
}

function CountField({
  count,
  value,
  onChange,
}: {
  count: WeeklyCount
  value: number
  onChange: Props['onChange']
}) {
  const translate = useTranslate()
  const isWrong = !isWeeklyCount(value)
  return (
    <TextField
      size="small"
      type="number"
      label={translate(`console.plan.${count}`)}
      value={Number.isNaN(value) ? '' : value}
      error={isWrong}
      helperText={isWrong && translate('console.plan.fault.count')}
      slotProps={{ htmlInput: { min: 0, step: 1 } }}
      onChange={({ target }) =>
        onChange({ [count]: target.value === '' ? Number.NaN : Number(target.value) })
      }
    />
  )
}

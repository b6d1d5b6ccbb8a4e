import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { MICROS } from '@tessera/api-types/wire/micros'
import { readAmount, typedAmount } from '@tessera/api-types/ads/promotion-rules'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { changedFields } from '../../shared/changed-fields.ts'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** A promotion as it was read, or as it came back from a save until it is read anew. */
function useLatest(promotion: PromotionView) {
  const [saved, setSaved] = useState({ on: promotion, now: promotion })
  const latest = saved.on === promotion ? saved.now : promotion
  return { latest, setLatest: (now: PromotionView) => setSaved({ on: promotion, now }) }
}

/** What was typed, over the terms as they are now: what nobody typed follows them. */
function useTerms(promotion: PromotionView) {
  const locale = useLocale()
  const { latest, setLatest } = useLatest(promotion)
  const { id, advertiser_id, daily_budget_micros, end_date } = latest
  const seen = { daily_budget: daily_budget_micros / MICROS, end_date }
  const [typed, setTyped] = useState<{ budget?: string; endDate?: string }>({})
  const { perform, isRunning } = useOperation('promotions.update', 'resources.ads.saved')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { budget = typedAmount(seen.daily_budget, locale), endDate = end_date ?? '' } = typed
  const amount = typed.budget === undefined ? seen.daily_budget : readAmount(typed.budget, locale)
  const save = async () => {
    if (amount === null) return
    setFaults({})
    const changes = changedFields(seen, { daily_budget: amount, end_date: endDate || null })
    const saved = await perform({ advertiser_id, id, ...changes, seen }, {}, setFaults)
    if (!saved) return
    setLatest(saved)
    setTyped({})
  }
  return {
    budget,
    setBudget: (text: string) => setTyped({ ...typed, budget: text }),
    endDate,
    setEndDate: (day: string) => setTyped({ ...typed, endDate: day }),
    faults,
    isWrong: amount === null,
    isRunning,
    save,
  }
}

/** Budget and last day, which can be changed while it runs; and its end. */
export function PromotionTerms({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const { currency } = promotion
  const { budget, setBudget, endDate, setEndDate, faults, isWrong, isRunning, save } = useTerms(promotion)
  return (
    <section aria-labelledby="terms">
      <Typography id="terms" variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('resources.ads.terms')}
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'flex-start' } }}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <BudgetInput
          value={budget}
          onChange={setBudget}
          currency={currency}
          fault={isWrong ? translate('resources.ads.budget_needed') : faults.daily_budget}
        />
        <LastDayInput value={endDate} onChange={setEndDate} fault={faults.end_date} />
        <Button type="submit" variant="contained" disabled={isRunning || isWrong}>
          {translate('ra.action.save')}
        </Button>
        <EndButton promotion={promotion} />
      </Stack>
    </section>
  )
}

interface InputProps {
  value: string
  onChange: (value: string) => void
  fault: string | undefined
}

function BudgetInput({ value, onChange, currency, fault }: InputProps & { currency: string }) {
  const translate = useTranslate()
  return (
    <TextField
      label={`${translate('resources.ads.fields.daily_budget_micros')} (${currency})`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(fault)}
      helperText={fault}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      size="small"
    />
  )
}

function LastDayInput({ value, onChange, fault }: InputProps) {
  const translate = useTranslate()
  return (
    <TextField
      label={translate('resources.ads.fields.end_date')}
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(fault)}
      helperText={fault ?? translate('resources.ads.end_hint')}
      slotProps={{ inputLabel: { shrink: true } }}
      size="small"
    />
  )
}

function EndButton({ promotion: { id, advertiser_id, name } }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const { perform, isRunning } = useOperation('promotions.update', 'resources.ads.ended')
  return (
    <ConfirmedButton
      label={translate('resources.ads.end')}
      title={translate('resources.ads.end_title', { name })}
      content={translate('resources.ads.end_text')}
      isBusy={isRunning}
      onConfirm={async () => void (await perform({ advertiser_id, id, status: 'COMPLETED' }))}
    />
  )
}

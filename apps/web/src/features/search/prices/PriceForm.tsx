import { type FormEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { TextField } from '../../../shared/ui/forms/TextField.tsx'
import { type PriceFault, type PriceRange, typedRange } from './price-ranges.ts'
import styles from './PriceFilter.module.css'

type Props = { chosen: PriceRange | null; currency: string; onApply: (range: PriceRange) => void }
type Side = 'min' | 'max'

/** A range of one's own, with what is wrong at its field. */
export function PriceForm({ chosen, currency, onApply }: Props) {
  const t = useT<'price-filter'>()
  const [typed, setTyped] = useState({ min: String(chosen?.min ?? ''), max: String(chosen?.max ?? '') })
  const [faults, setFaults] = useState<Partial<Record<Side, PriceFault>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = typedRange(typed)
    if ('range' in found) return onApply(found.range)
    setFaults(found.faults)
  }
  const field = (side: Side) => {
    const fault = faults[side]
    return (
      <TextField
        label={t(`priceFilter.${side}`, { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed[side]}
        error={fault && t(`priceFilter.fault.${fault}`)}
        onChange={({ target }) => {
          setTyped({ ...typed, [side]: target.value })
          setFaults({})
        }}
      />
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {field('min')}
      {field('max')}
      <Button type="submit" tone="primary">
        {t('priceFilter.apply')}
      </Button>
    </form>
  )
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePins } from '../../../entities/pins/select-pins.ts'
import type { SearchPrices } from '../../../entities/searches/search-prices.ts'
import { searchPath } from '../../../entities/searches/search-paths.ts'
import { useTranslator } from '../../../shared/i18n/i18n-context.ts'
import { Chip } from '../../../shared/ui/Chip.tsx'
import { CloseIcon } from '../../../shared/ui/icons/control-icons.tsx'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx'
import { PriceForm } from './PriceForm.tsx'
import { presetsIn, priceText, type PriceRange } from './price-ranges.ts'
import styles from './PriceFilter.module.css'

export type PriceFilterProps = {
  query: string
  prices: SearchPrices | undefined
  /** What was found: its first price names the currency. */
  ids: readonly string[]
  onDismiss?: () => void
}

const isSame = (one: PriceRange, other: PriceRange): boolean => one.min === other.min && one.max === other.max

type PresetProps = { isSelected: boolean; text: string; onToggle: (isSelected: boolean) => void }

const PresetChip = ({ isSelected, text, onToggle }: PresetProps) => (
  <Chip
    isSelected={isSelected}
    icon={isSelected && <CloseIcon size={16} />}
    onToggle={() => onToggle(!isSelected)}
  >
    {text}
  </Chip>
)

/** Narrows products to a range of prices, which stands in the address: presets, and a range of one's own. */
export function PriceFilter({ query, prices, ids }: PriceFilterProps) {
  const { t, locale } = useTranslator<'price-filter'>()
  const navigate = useNavigate()
  const [isWriting, setIsWriting] = useState(false)
  const found = usePins(ids).find(({ price_currency }) => price_currency !== null)?.price_currency
  const currency = prices?.price_currency ?? found ?? 'USD'
  const chosen: PriceRange | null = prices ? { min: prices.price_min, max: prices.price_max } : null
  const presets = presetsIn(currency, locale)
  const isOwn = chosen !== null && !presets.some((preset) => isSame(preset, chosen))
  const ownChip = useRef<HTMLSpanElement>(null)
  const narrow = (range: PriceRange | null) => {
    setIsWriting(false)
    const path = searchPath(query, 'buyable_pins')
    void navigate(range ? `${path}&${inAddress(range, currency)}` : path)
  }
  // What was pressed goes away: the focus stays near.
  const narrowOwn = (range: PriceRange | null) => {
    ownChip.current?.querySelector('button')?.focus()
    narrow(range)
  }
  return (
    <div role="group" aria-label={t('priceFilter.title')}>
      <div className={styles.chips}>
        {isOwn && (
          <Chip isSelected icon={<CloseIcon size={16} />} onToggle={() => narrowOwn(null)}>
            <VisuallyHidden>{t('priceFilter.remove')}</VisuallyHidden>{' '}
            {priceText(chosen, currency, locale, t)}
          </Chip>
        )}
        {presets.map((preset) => (
          <PresetChip
            key={String(preset.min)}
            isSelected={chosen !== null && isSame(preset, chosen)}
            text={priceText(preset, currency, locale, t)}
            onToggle={(isSelected) => narrow(isSelected ? preset : null)}
          />
        ))}
        <span ref={ownChip}>
          <Chip isSelected={isWriting} onToggle={() => setIsWriting(!isWriting)}>
            {t('priceFilter.own')}
          </Chip>
        </span>
      </div>
      {isWriting && <PriceForm chosen={chosen} currency={currency} onApply={narrowOwn} />}
    </div>
  )
}

const inAddress = ({ min, max }: PriceRange, currency: string): string =>
  new URLSearchParams({
    ...(min !== null && { price_min: String(min) }),
    ...(max !== null && { price_max: String(max) }),
    price_currency: currency,
  }).toString()

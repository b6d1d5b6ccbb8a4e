import { formatMoney } from '@tessera/i18n/money'
import type { PriceFilter, VisualResults } from '@tessera/api-types/visual-search/views'
import type { VisualNarrowing } from '../../entities/searches/visual-search-paths.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Chip } from '../../shared/ui/Chip.tsx'
import styles from './VisualSearch.module.css'

type Props = {
  filters: Pick<VisualResults, 'price_filters' | 'domain_filters' | 'category_filters'>
  narrowing: VisualNarrowing
  onNarrow: (narrowing: VisualNarrowing) => void
}

type Choice = { key: string; label: string; isSelected: boolean; on: VisualNarrowing; off: VisualNarrowing }

const NO_PRICE = { price_min: undefined, price_max: undefined, price_currency: undefined }

function usePriceText() {
  const { t, locale } = useTranslator<'visual-search'>()
  return ({ min, max, currency }: PriceFilter): string => {
    const amount = (value: number) => formatMoney(value, currency, locale)
    if (min === null) return t('visual.priceBelow', { max: amount(max ?? 0) })
    if (max === null) return t('visual.priceFrom', { min: amount(min) })
    return t('visual.priceBetween', { min: amount(min), max: amount(max) })
  }
}

const isChosen = ({ min, max, currency }: PriceFilter, chosen: VisualNarrowing): boolean =>
  chosen.price_currency === currency &&
  (chosen.price_min ?? null) === min &&
  (chosen.price_max ?? null) === max

function choicesOf(
  filters: Props['filters'],
  narrowing: VisualNarrowing,
  priceText: (band: PriceFilter) => string,
): Choice[] {
  return [
    ...filters.category_filters.map(({ slug, name }) => ({
      key: `category ${slug}`,
      label: name,
      isSelected: narrowing.category === slug,
      on: { category: slug },
      off: { category: undefined },
    })),
    ...filters.price_filters.map((band) => ({
      key: `price ${band.min}`,
      label: priceText(band),
      isSelected: isChosen(band, narrowing),
      on: {
        price_min: band.min ?? undefined,
        price_max: band.max ?? undefined,
        price_currency: band.currency,
      },
      off: NO_PRICE,
    })),
    ...filters.domain_filters.map(({ domain }) => ({
      key: `domain ${domain}`,
      label: domain,
      isSelected: narrowing.domain === domain,
      on: { domain },
      off: { domain: undefined },
    })),
  ]
}

/** Chips for topics, prices and sites among the results; one of each kind at a time. */
export function VisualFilters({ filters, narrowing, onNarrow }: Props) {
  const t = useT<'visual-search'>()
  const choices = choicesOf(filters, narrowing, usePriceText())
  if (choices.length === 0) return null
  return (
    <div role="group" aria-label={t('visual.filters')} className={styles.filters}>
      {choices.map(({ key, label, isSelected, on, off }) => (
        <Chip
          key={key}
          isSelected={isSelected}
          onToggle={() => onNarrow({ ...narrowing, ...(isSelected ? off : on) })}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

import type { Locale } from '@tessera/api-types/locales'
import { formatMoney } from '@tessera/i18n/money'
import type { Translate } from '../../../shared/i18n/translator.ts'

/** Null leaves that side open. */
export type PriceRange = { min: number | null; max: number | null }

const STEPS = [25, 50, 100] as const
/** A unit of a currency without decimals buys about a hundredth. */
const WITHOUT_DECIMALS = 100

function hasDecimals(currency: string, locale: Locale): boolean {
  try {
    const style = { style: 'currency', currency } as const
    return (
      new Intl.NumberFormat(locale.replace('_', '-'), style).resolvedOptions().maximumFractionDigits !== 0
    )
  } catch {
    return true // no currency that the browser knows
  }
}

/** Ranges that most people look for, in round amounts of the currency. */
export function presetsIn(currency: string, locale: Locale): PriceRange[] {
  const unit = hasDecimals(currency, locale) ? 1 : WITHOUT_DECIMALS
  const [low, middle, high] = STEPS.map((step) => step * unit) as [number, number, number]
  return [
    { min: null, max: low },
    { min: low, max: middle },
    { min: middle, max: high },
    { min: high, max: null },
  ]
}

export function priceText(
  { min, max }: PriceRange,
  currency: string,
  locale: Locale,
  t: Translate<'price-filter'>,
): string {
  const amount = (value: number) => formatMoney(value, currency, locale)
  if (min === null) return t('priceFilter.below', { max: amount(max ?? 0) })
  if (max === null) return t('priceFilter.from', { min: amount(min) })
  return t('priceFilter.between', { min: amount(min), max: amount(max) })
}

export type PriceFault = 'amount' | 'order' | 'empty'
type Faults = Partial<Record<'min' | 'max', PriceFault>>

/** An amount as it is typed, with a point or a comma; null for nothing, undefined for what is no amount. */
function amountOf(typed: string): number | null | undefined {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** The range that two fields name, or what is wrong with each. */
export function typedRange(typed: { min: string; max: string }): { range: PriceRange } | { faults: Faults } {
  const [min, max] = [amountOf(typed.min), amountOf(typed.max)]
  if (min === undefined || max === undefined) {
    return {
      faults: {
        ...(min === undefined && { min: 'amount' as const }),
        ...(max === undefined && { max: 'amount' as const }),
      },
    }
  }
  if (min === null && max === null) return { faults: { min: 'empty' } }
  if (min !== null && max !== null && min > max) return { faults: { max: 'order' } }
  return { range: { min, max } }
}

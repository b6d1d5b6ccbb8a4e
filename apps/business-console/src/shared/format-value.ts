import { languageTag, type Locale } from '@tessera/api-types/locales'
import { MICROS } from '@tessera/api-types/wire/micros'
import { countryNames } from '@tessera/i18n/country-names'
import { formatDay, formatMoment } from '@tessera/i18n/formats'

/** What a value of a record is, for tables and the history alike. */
export type ValueKind = 'text' | 'number' | 'money' | 'percent' | 'date' | 'moment' | 'country'

export interface ValueContext {
  locale: Locale
  /** Of amounts; without one they are plain numbers. */
  currency?: string
}

/** Kinds that are compared by their digits: they stand at the end of their column and sort from the largest. */
export const isMeasured = (kind: ValueKind): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent'

/** A value in the way of the reader's language; amounts come in millionths, shares in hundredths. */
export function formatValue(kind: ValueKind, value: unknown, context: ValueContext): string {
  if (value === null || value === undefined || value === '') return ''
  if (isMeasured(kind)) return typeof value === 'number' ? formatNumber(kind, value, context) : String(value)
  const text = String(value)
  if (kind === 'date') return formatDay(text, context.locale)
  if (kind === 'moment') return formatMoment(text, context.locale)
  return kind === 'country' ? countryNames(context.locale)(text) : text
}

function formatNumber(kind: ValueKind, value: number, { locale, currency }: ValueContext): string {
  const tag = languageTag(locale)
  if (kind === 'percent') return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
  const style = kind === 'money' && currency ? ({ style: 'currency', currency } as const) : {}
  return new Intl.NumberFormat(tag, style).format(kind === 'money' ? value / MICROS : value)
}

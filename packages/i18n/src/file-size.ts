import { languageTag, type Locale } from '@tessera/api-types/locales'

const STEP = 1000
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** 2500000 as `2.5 MB`, at least a kilobyte, in the locale's own digits and units. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const unit = UNITS[power - 1] ?? 'kilobyte'
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(Math.max(bytes / STEP ** power, power === 1 ? 1 : 0))
}

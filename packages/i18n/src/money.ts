import { languageTag, type Locale } from '@tessera/api-types/locales'

/** An amount in the way of the locale; whole amounts go without decimals. */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(value) ? { maximumFractionDigits: 0 } : {}
  try {
    const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, ...digits })
    return format.format(value)
  } catch {
    // Not a currency code that the browser knows.
    return `${value} ${currency}`
  }
}

import { languageTag, type Locale } from '@tessera/api-types/locales'

/** Making one costs more than a thousand uses. */
const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat(currency: string, locale: Locale, isWhole: boolean): Intl.NumberFormat {
  const key = `${currency} ${locale} ${isWhole}`
  const known = formats.get(key)
  if (known) return known
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, ...digits })
  formats.set(key, format)
  return format
}

/** An amount in the way of the locale; whole amounts go without decimals. */
export const formatMoney = (value: number, currency: string, locale: Locale): string =>
  written(value, currency, locale, Number.isInteger(value))

/** An amount that is owed or paid, always with the decimals of its currency. */
export const formatSum = (value: number, currency: string, locale: Locale): string =>
  written(value, currency, locale, false)

function written(value: number, currency: string, locale: Locale, isWhole: boolean): string {
  try {
    return moneyFormat(currency, locale, isWhole).format(value)
  } catch {
    // Not a currency code that the browser knows.
    return `${value} ${currency}`
  }
}

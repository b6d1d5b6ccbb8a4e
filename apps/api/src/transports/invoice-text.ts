import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { languageTag, SOURCE_LOCALE } from '@tessera/api-types/locales'
import { MICROS } from '@tessera/api-types/wire/micros'
import { addressLines } from '@tessera/i18n/address-lines'

export const tag = languageTag(SOURCE_LOCALE)
const amounts = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const longDates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })

/** Rounded half up to cents. */
export const moneyIn =
  (currency: string) =>
  (micros: number): string =>
    `${amounts.format(Math.floor(micros / 10_000 + 0.5) / 100)} ${currency}`

export const longDay = (date: string): string => longDates.format(new Date(date))
export const shortDay = (date: string): string => dates.format(new Date(date))

/** In units of the currency, for spreadsheets. */
export const decimal = (micros: number): string => (micros / MICROS).toFixed(6)

const percent = (rate: number): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate)

export const taxLabel = ({ tax_rate }: Pick<InvoiceDetail, 'tax_rate'>): string =>
  `Tax (${percent(tax_rate)})`

/** Lines below each other, of which the first has the label. */
const stacked = (label: string, lines: readonly string[]) =>
  lines.map((line, index) => [index === 0 ? label : '', line] as const)

/** Who it is from and to. */
export const parties = ({ issued_by, billed_to, ad_account_name }: InvoiceDetail) => [
  ...stacked('From', issued_by),
  ...stacked('Billed to', [billed_to.name, ...addressLines(billed_to.address)]),
  ...stacked('Tax ID', billed_to.tax_id === null ? [] : [billed_to.tax_id]),
  ['Ad account', ad_account_name] as const,
]

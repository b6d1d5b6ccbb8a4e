import { languageTag, type Locale } from '@tessera/api-types/locales'

const compactFormats = new Map<Locale, Intl.NumberFormat>()

/** 1250 as `1.3K`, in the locale's own digits and units. */
export function formatCount(count: number, locale: Locale): string {
  let format = compactFormats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { notation: 'compact', maximumFractionDigits: 1 })
    compactFormats.set(locale, format)
  }
  return format.format(count)
}

/** A moment as date and time, in the words of the locale and the clock of the reader. */
export const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )

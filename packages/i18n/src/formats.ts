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

const RECENT: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
]
const RECENT_DAYS = 7

/** A moment of the last week as the time since (`3 hr. ago`), an older one as its date. */
export function formatSince(at: string, now: number, locale: Locale): string {
  const since = Math.max(0, now - Date.parse(at))
  if (since >= RECENT_DAYS * 24 * 60 * 60 * 1000) {
    return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(new Date(at))
  }
  const [unit, size] = RECENT.find(([, ms]) => since >= ms) ?? (['second', Infinity] as const)
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto', style: 'short' })
  return format.format(-Math.floor(since / size), unit)
}

/** A moment as date and time, in the words of the locale and the clock of the reader. */
export const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )

/** The day of a moment, the same on the server and in every browser. */
export const formatDay = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day where somebody is, as `YYYY-MM-DD`: for half of the world that of UTC is another one for hours. */
export const localDay = (at: Date, timeZone = localTimeZone()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

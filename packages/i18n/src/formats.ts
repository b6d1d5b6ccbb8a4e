import { languageTag, type Locale } from '@tessera/api-types/locales'

/** Making a format takes longer than a hundred uses of it. */
function onceByLocale<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>()
  return (locale) => {
    const format = made.get(locale) ?? make(languageTag(locale))
    made.set(locale, format)
    return format
  }
}

const counts = onceByLocale(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
)

/** 1250 as `1.3K`, in the locale's own digits and units. */
export const formatCount = (count: number, locale: Locale): string => counts(locale).format(count)

const RECENT: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
]
const RECENT_DAYS = 7
const dates = onceByLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
const spans = onceByLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }))

/** A moment of the last week as the time since (`3 hr. ago`), an older one as its date. */
export function formatSince(at: string, now: number, locale: Locale): string {
  const since = Math.max(0, now - Date.parse(at))
  if (since >= RECENT_DAYS * 24 * 60 * 60 * 1000) {
    return dates(locale).format(new Date(at))
  }
  const [unit, size] = RECENT.find(([, ms]) => since >= ms) ?? (['second', Infinity] as const)
  return spans(locale).format(-Math.floor(since / size), unit)
}

const moments = onceByLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** A moment as date and time, in the words of the locale and the clock of the reader. */
export const formatMoment = (at: string, locale: Locale): string => moments(locale).format(new Date(at))

const days = onceByLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))

/** The day of a moment, the same on the server and in every browser. */
export const formatDay = (at: string, locale: Locale): string => days(locale).format(new Date(at))

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day where somebody is, as `YYYY-MM-DD`: for half of the world that of UTC is another one for hours. */
export const localDay = (at: Date, timeZone = localTimeZone()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

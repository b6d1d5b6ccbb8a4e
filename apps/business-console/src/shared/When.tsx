import { formatDay, formatMoment } from '@tessera/i18n/formats'
import type { Locale } from '@tessera/api-types/locales'
import { useLocale, useTranslate } from 'react-admin'

/** A moment, or with `isDay` its day alone, in the way of the reader's language. */
export function When({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const locale = useLocale() as Locale
  return <time dateTime={at}>{isDay ? formatDay(at, locale) : formatMoment(at, locale)}</time>
}

/** What happened on a day, in a text with a `date`. */
export function Dated({ text, at }: { text: string; at: string }) {
  const locale = useLocale() as Locale
  return useTranslate()(text, { date: formatDay(at, locale) })
}

import { languageTag, type Locale } from '@tessera/api-types/locales'

/** The day of a moment, the same on the server and in every browser. */
export const formatDay = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))

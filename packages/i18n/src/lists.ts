import { languageTag, type Locale } from '@tessera/api-types/locales'
import type { MessageValues } from './translator.ts'

/** Values of a text, several of a kind as one list in the way of the locale: `Glaze, Kiln and Clay`. */
export function withLists(values: Record<string, string | number | string[]>, locale: Locale): MessageValues {
  const inWords = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' })
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? inWords.format(value) : value,
    ]),
  )
}

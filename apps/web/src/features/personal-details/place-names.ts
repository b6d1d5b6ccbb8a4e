import { languageTag, LOCALES, type Locale } from '@tessera/api-types/locales'
import { COUNTRIES } from '@tessera/api-types/lookup/countries-data'

type Option = { value: string; label: string }

const byLabel =
  (locale: Locale) =>
  (one: Option, other: Option): number =>
    one.label.localeCompare(other.label, languageTag(locale))

/** Countries by their names in the reader's language. */
export function countryOptions(locale: Locale): Option[] {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).toSorted(byLabel(locale))
}

/** Languages by their own names, so that everybody finds theirs. */
export const languageOptions = (locale: Locale): Option[] =>
  LOCALES.map((code) => {
    const tag = languageTag(code)
    return { value: code, label: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? code }
  }).toSorted(byLabel(locale))

import { countryNames } from '@tessera/i18n/country-names'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { siteLocales } from '../../shared/i18n/load-messages.ts'
import { COUNTRIES } from '@tessera/api-types/lookup/country-ids'

type Option = { value: string; label: string }

const byLabel =
  (locale: Locale) =>
  (one: Option, other: Option): number =>
    one.label.localeCompare(other.label, languageTag(locale))

/** Countries by their names in the reader's language. */
export function countryOptions(locale: Locale): Option[] {
  const nameOf = countryNames(locale)
  return COUNTRIES.map((code) => ({ value: code, label: nameOf(code) })).toSorted(byLabel(locale))
}

/** Languages by their own names, so that everybody finds theirs. */
export const languageOptions = (locale: Locale): Option[] =>
  siteLocales
    .map((code) => {
      const tag = languageTag(code)
      return { value: code, label: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? code }
    })
    .toSorted(byLabel(locale))

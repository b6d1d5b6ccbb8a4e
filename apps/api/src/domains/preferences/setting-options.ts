import { languageTag, LOCALES, type Locale } from '@tessera/api-types/locales'
import { COUNTRIES } from '@tessera/api-types/lookup/country-ids'
import type { SettingOption } from '@tessera/api-types/preferences/views'
import { countryNames } from '@tessera/i18n/country-names'

const byName = (locale: Locale) => (one: SettingOption, other: SettingOption) =>
  one.name.localeCompare(other.name, languageTag(locale))

/** Countries by their names in the reader's language. */
export function countryOptions(locale: Locale): SettingOption[] {
  const nameOf = countryNames(locale)
  return COUNTRIES.map((key) => ({ key, name: nameOf(key) })).toSorted(byName(locale))
}

/** Languages by their own names, so that everybody finds theirs. */
export const localeOptions = (): SettingOption[] =>
  LOCALES.map((key) => {
    const tag = languageTag(key)
    return { key, name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? key }
  })

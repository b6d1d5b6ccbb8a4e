import {
  AD_CURRENCIES,
  BUSINESS_COUNTRIES,
  BUSINESS_VERTICALS,
} from '@tessera/api-types/business/business-options'
import { languageTag } from '@tessera/api-types/locales'
import { countryNames } from '@tessera/i18n/country-names'
import { localTimeZone } from '@tessera/i18n/formats'

export interface Choice {
  id: string
  name: string
}

/** Choices by name, as a language sorts them. */
export function sortedChoices(
  ids: readonly string[],
  nameOf: (id: string) => string,
  locale: string,
): Choice[] {
  const tag = languageTag(locale)
  return ids
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, tag))
}

/** Every country a business can be in. */
export const countryChoices = (locale: string): Choice[] =>
  sortedChoices(BUSINESS_COUNTRIES, countryNames(locale), locale)

export const currencyChoices: Choice[] = AD_CURRENCIES.map((id) => ({ id, name: id }))

/** Names are keys of the messages. */
export const verticalChoices: Choice[] = BUSINESS_VERTICALS.map((id) => ({
  id,
  name: `console.vertical.${id}`,
}))

// Browsers leave UTC out of their list, and may be in a zone they do not list.
const timeZones = new Set(['UTC', localTimeZone(), ...Intl.supportedValuesOf('timeZone')])

export const timeZoneChoices: Choice[] = [...timeZones]
  .sort()
  .map((id) => ({ id, name: id.replaceAll('_', ' ') }))

/** The country of the browser's language, if businesses can be there. */
export function likelyCountry(language: string): string {
  const region = new Intl.Locale(language).maximize().region ?? ''
  return (BUSINESS_COUNTRIES as readonly string[]).includes(region) ? region : 'US'
}

/** The language of the browser. */
export const localLanguage = (): string =>
  new Intl.Locale(Intl.NumberFormat().resolvedOptions().locale).language

/** The languages of two letters, by their names in that of the reader. */
export function languageChoices(readerTag: string): Choice[] {
  const names = new Intl.DisplayNames(readerTag, { type: 'language', fallback: 'none' })
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((id) => {
      const name = names.of(id)
      return name ? [{ id, name }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name, readerTag))
}

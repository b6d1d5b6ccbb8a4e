import { languageTag } from '@tessera/api-types/locales'

/** Names countries in a language; a code without a name stands for itself. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  return (code) => names.of(code) ?? code
}

import { SelectInput, useLocale, type SelectInputProps } from 'react-admin'
import { BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import { languageTag } from '@tessera/api-types/locales'
import { countryNames } from '@tessera/i18n/country-names'

/** Every country a business can be in, by its name. */
export function CountryInput(props: SelectInputProps) {
  const locale = useLocale()
  const nameOf = countryNames(locale)
  const choices = BUSINESS_COUNTRIES.map((id) => ({ id, name: nameOf(id) })).sort((a, b) =>
    a.name.localeCompare(b.name, languageTag(locale)),
  )
  return <SelectInput {...props} choices={choices} translateChoice={false} />
}

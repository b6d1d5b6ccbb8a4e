import { SelectInput, useLocale, type SelectInputProps } from 'react-admin'
import { countryChoices } from './choices.ts'

/** Every country a business can be in, by its name. */
export function CountryInput(props: SelectInputProps) {
  return <SelectInput {...props} choices={countryChoices(useLocale())} translateChoice={false} />
}

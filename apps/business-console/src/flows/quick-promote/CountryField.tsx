import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useLocale } from 'react-admin'
import { BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import { languageTag } from '@tessera/api-types/locales'
import { countryNames } from '@tessera/i18n/country-names'

interface Props {
  label: string
  value: string
  error?: string | null
  isDisabled?: boolean
  onChange: (country: string) => void
}

export function CountryField({ label, value, error, isDisabled = false, onChange }: Props) {
  const locale = useLocale()
  const nameOf = countryNames(locale)
  const countries = BUSINESS_COUNTRIES.map((id) => ({ id, name: nameOf(id) })).sort((a, b) =>
    a.name.localeCompare(b.name, languageTag(locale)),
  )
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={isDisabled}
      error={Boolean(error)}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {countries.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

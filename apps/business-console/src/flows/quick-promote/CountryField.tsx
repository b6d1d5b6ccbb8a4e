import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useLocale } from 'react-admin'
import { countryChoices } from '../../shared/choices.ts'

interface Props {
  label: string
  value: string
  error?: string | null
  isDisabled?: boolean
  onChange: (country: string) => void
}

export function CountryField({ label, value, error, isDisabled = false, onChange }: Props) {
  const countries = countryChoices(useLocale())
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

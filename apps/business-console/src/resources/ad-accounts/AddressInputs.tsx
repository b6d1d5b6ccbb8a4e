import Box from '@mui/material/Box'
import { TextInput } from 'react-admin'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { requiredInAddress } from './settings-values.ts'

const source = (field: string) => `settings.business_address.${field}`
const label = (field: string) => `resources.ad-accounts.settings.${field}`

export const AddressInputs = ({ readOnly }: { readOnly: boolean }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    <TextInput
      source={source('line1')}
      validate={requiredInAddress}
      label={label('line1')}
      autoComplete="address-line1"
      readOnly={readOnly}
    />
    <TextInput
      source={source('line2')}
      label={label('line2')}
      autoComplete="address-line2"
      readOnly={readOnly}
    />
    <TextInput
      source={source('postal_code')}
      label={label('postal_code')}
      autoComplete="postal-code"
      readOnly={readOnly}
    />
    <TextInput
      source={source('city')}
      validate={requiredInAddress}
      label={label('city')}
      autoComplete="address-level2"
      readOnly={readOnly}
    />
    <TextInput
      source={source('region')}
      label={label('region')}
      autoComplete="address-level1"
      readOnly={readOnly}
    />
    <CountryInput
      source={source('country')}
      validate={requiredInAddress}
      label="resources.ad-accounts.fields.country"
      readOnly={readOnly}
    />
  </Box>
)

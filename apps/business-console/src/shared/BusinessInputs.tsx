import { maxLength, required, SelectInput, TextInput } from 'react-admin'
import { BUSINESS_NAME_MAX } from '@tessera/api-types/business/business-options'
import { verticalChoices } from './choices.ts'
import { CountryInput } from './CountryInput.tsx'

const WEB_ADDRESS = { inputMode: 'url' } as const
const validName = [required(), maxLength(BUSINESS_NAME_MAX)]

/** What a business is known by, named by the texts of the screen that asks. */
export const BusinessInputs = ({ label }: { label: (field: string) => string }) => (
  <>
    <TextInput source="name" label={label('name')} validate={validName} />
    <SelectInput
      source="vertical"
      label={label('vertical')}
      choices={verticalChoices}
      validate={required()}
    />
    <CountryInput source="country" label={label('country')} validate={required()} />
    <TextInput
      source="website"
      label={label('website')}
      placeholder="https://"
      slotProps={{ htmlInput: WEB_ADDRESS }}
    />
  </>
)

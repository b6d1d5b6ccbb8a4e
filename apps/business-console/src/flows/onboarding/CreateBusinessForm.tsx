import Box from '@mui/material/Box'
import {
  Form,
  maxLength,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SelectInput,
  TextInput,
} from 'react-admin'
import { ACCOUNT_TYPES, BUSINESS_NAME_MAX } from '@tessera/api-types/business/business-options'
import { countryChoices, likelyCountry, verticalChoices } from '../../shared/choices.ts'
import { useCreateBusiness } from './use-create-business.ts'

const WEB_ADDRESS = { inputMode: 'url' } as const
const validName = [required(), maxLength(BUSINESS_NAME_MAX)]
const accountTypes = ACCOUNT_TYPES.map((id) => ({ id, name: `console.account_type.${id}` }))
const label = (field: string) => `console.onboarding.${field}`

export function CreateBusinessForm({ userId }: { userId: string }) {
  const create = useCreateBusiness(userId)
  const start = { account_type: 'advertiser', country: likelyCountry(navigator.language), website: '' }
  return (
    <Form defaultValues={start} onSubmit={create}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextInput source="name" label={label('name')} validate={validName} />
        <SelectInput
          source="vertical"
          label={label('vertical')}
          choices={verticalChoices}
          validate={required()}
        />
        <SelectInput
          source="country"
          label={label('country')}
          choices={countryChoices}
          validate={required()}
        />
        <TextInput
          source="website"
          label={label('website')}
          placeholder="https://"
          slotProps={{ htmlInput: WEB_ADDRESS }}
        />
        <RadioButtonGroupInput
          source="account_type"
          label={label('account_type')}
          choices={accountTypes}
          row={false}
        />
        <Box>
          <SaveButton alwaysEnable label={label('submit')} icon={<></>} size="large" />
        </Box>
      </Box>
    </Form>
  )
}

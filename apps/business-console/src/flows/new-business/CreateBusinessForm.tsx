import Box from '@mui/material/Box'
import { Form, RadioButtonGroupInput, SaveButton } from 'react-admin'
import { ACCOUNT_TYPES } from '@tessera/api-types/business/business-options'
import { BusinessInputs } from '../../shared/BusinessInputs.tsx'
import { likelyCountry } from '../../shared/choices.ts'
import { useCreateBusiness } from './use-create-business.ts'

const accountTypes = ACCOUNT_TYPES.map((id) => ({ id, name: `console.account_type.${id}` }))
const label = (field: string) => `console.new_business.${field}`

export function CreateBusinessForm({ userId }: { userId: string }) {
  const create = useCreateBusiness(userId)
  const start = { account_type: 'advertiser', country: likelyCountry(navigator.language), website: '' }
  return (
    <Form defaultValues={start} onSubmit={create}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <BusinessInputs label={label} />
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

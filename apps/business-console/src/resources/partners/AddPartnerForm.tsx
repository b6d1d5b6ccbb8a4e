import SendIcon from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  Form,
  FormDataConsumer,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SelectArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { AD_ACCOUNT_PERMISSIONS } from '@tessera/api-types/business/roles'
import { GrantsInput } from '../../shared/GrantsInput.tsx'
import type { AddPartnerValues } from './add-partner-values.ts'

const types = [{ id: 'PARTNER' }, { id: 'PARTNER_REQUEST' }]
const permissionChoices = AD_ACCOUNT_PERMISSIONS.map((id) => ({ id, name: `console.permission.${id}` }))

interface Props {
  onSubmit: (values: AddPartnerValues) => Promise<Record<string, string> | undefined>
}

export function AddPartnerForm({ onSubmit }: Props) {
  const translate = useTranslate()
  const typeText = ({ id }: { id: string }) => (
    <>
      {translate(`resources.partners.add.${id}`)}
      <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {translate(`resources.partners.add.${id}_hint`)}
      </Typography>
    </>
  )
  return (
    <Form
      defaultValues={{ invite_type: 'PARTNER', partner: '', permissions: ['ANALYST'] }}
      onSubmit={(values: object) => onSubmit(values as AddPartnerValues)}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RadioButtonGroupInput
          source="invite_type"
          label="resources.partners.add.type"
          choices={types}
          optionText={typeText}
          row={false}
        />
        <TextInput
          source="partner"
          label="resources.partners.add.partner"
          helperText="resources.partners.add.partner_hint"
          validate={required()}
        />
        <FormDataConsumer<AddPartnerValues>>
          {({ formData }) => (formData.invite_type === 'PARTNER' ? <Shared /> : <Asked />)}
        </FormDataConsumer>
        <Box>
          <SaveButton alwaysEnable label="resources.partners.add.submit" icon={<SendIcon />} />
        </Box>
      </Box>
    </Form>
  )
}

const Shared = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h6" component="h2">
      {useTranslate()('resources.partners.add.assets')}
    </Typography>
    <GrantsInput source="adAccounts" type="AD_ACCOUNT" label="resources.people.fields.adAccounts" />
    <GrantsInput source="profiles" type="PROFILE" label="resources.people.fields.profiles" />
  </Box>
)

const Asked = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <TextInput
      source="account_ids"
      label="resources.partners.add.account_ids"
      helperText="resources.partners.add.account_ids_hint"
    />
    <SelectArrayInput
      source="permissions"
      label="resources.people.permissions"
      choices={permissionChoices}
      validate={required()}
    />
  </Box>
)

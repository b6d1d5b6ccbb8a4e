import SendIcon from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Form, RadioButtonGroupInput, SaveButton, TextInput, useTranslate } from 'react-admin'
import { GIVEN_BUSINESS_ROLES, type GivenBusinessRole } from '@tessera/api-types/business/roles'
import { GrantsInput } from '../../shared/GrantsInput.tsx'
import { inviteesFault } from './invitee-list.ts'
import type { InviteValues } from './invite-values.ts'

const roles = GIVEN_BUSINESS_ROLES.map((id) => ({ id }))
interface Props {
  /** What the field holds at first. */
  invitees: string
  onSubmit: (values: InviteValues) => Promise<Record<string, string> | undefined>
}

export function InviteForm({ invitees, onSubmit }: Props) {
  const translate = useTranslate()
  const roleText = ({ id }: { id: GivenBusinessRole }) => (
    <>
      {translate(`console.role.${id}`)}
      <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {translate(`console.role_hint.${id}`)}
      </Typography>
    </>
  )
  return (
    <Form
      defaultValues={{ invitees, role: 'EMPLOYEE' }}
      onSubmit={(values: object) => onSubmit(values as InviteValues)}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          source="invitees"
          label="resources.invites.create.invitees"
          helperText="resources.invites.create.invitees_hint"
          validate={inviteesFault}
          multiline
          minRows={3}
        />
        <RadioButtonGroupInput
          source="role"
          label="resources.invites.create.role"
          choices={roles}
          optionText={roleText}
          row={false}
        />
        <Typography variant="h6" component="h2">
          {translate('resources.invites.create.assets')}
        </Typography>
        <GrantsInput source="adAccounts" type="AD_ACCOUNT" label="resources.people.fields.adAccounts" />
        <GrantsInput source="profiles" type="PROFILE" label="resources.people.fields.profiles" />
        <Box>
          <SaveButton alwaysEnable label="resources.invites.create.submit" icon={<SendIcon />} />
        </Box>
      </Box>
    </Form>
  )
}

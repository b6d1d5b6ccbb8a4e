import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Form, SaveButton, SelectInput, useTranslate } from 'react-admin'
import { GIVEN_BUSINESS_ROLES, type BusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { GrantsInput } from '../../shared/GrantsInput.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { AssetChips } from './AssetChips.tsx'

const roles = GIVEN_BUSINESS_ROLES.map((id) => ({ id, name: `console.role.${id}` }))

/** Role and assets of a person, as fields where they may be changed and as text where not. */
export function PersonForm({ person }: { person: EmployeeView }) {
  const translate = useTranslate()
  const { can_edit_role, can_edit_assets } = person.abilities
  const [role = 'EMPLOYEE'] = person.business_roles
  const isManager = role !== 'EMPLOYEE'
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {can_edit_role ? (
          <SelectInput
            source="business_roles"
            choices={roles}
            format={(held?: BusinessRole[]) => held?.[0] ?? ''}
            parse={(role: BusinessRole) => [role]}
            sx={{ maxWidth: 280 }}
          />
        ) : (
          <div>
            <RoleChip roles={person.business_roles} />
          </div>
        )}
        <Typography variant="h6" component="h2">
          {translate('resources.people.assets_title')}
        </Typography>
        {isManager && (
          <Typography>
            {translate(`resources.people.reaches_all.${role}`, { name: person.full_name })}
          </Typography>
        )}
        {!isManager && can_edit_assets && (
          <>
            <GrantsInput source="adAccounts" type="AD_ACCOUNT" label="resources.people.fields.adAccounts" />
            <GrantsInput source="profiles" type="PROFILE" label="resources.people.fields.profiles" />
          </>
        )}
        {(isManager || !can_edit_assets) && (
          <AssetChips grants={[...person.adAccounts, ...person.profiles]} />
        )}
        {(can_edit_role || can_edit_assets) && (
          <Box>
            <SaveButton />
          </Box>
        )}
      </Box>
    </Form>
  )
}

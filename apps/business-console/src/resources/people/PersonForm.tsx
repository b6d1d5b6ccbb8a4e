import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SaveButton, SelectInput, useTranslate } from 'react-admin'
import { GIVEN_BUSINESS_ROLES, type BusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { PersonAccess } from './PersonAccess.tsx'

const roles = GIVEN_BUSINESS_ROLES.map((id) => ({ id, name: `console.role.${id}` }))

/** Role and access of a person, to change where that is allowed and to read where not. */
export function PersonForm({ person }: { person: EmployeeView }) {
  const translate = useTranslate()
  const [role = 'EMPLOYEE'] = person.business_roles
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {person.abilities.can_edit_role ? <RoleForm /> : <RoleChip roles={person.business_roles} />}
      <Typography variant="h6" component="h2">
        {translate('resources.people.assets_title')}
      </Typography>
      {role !== 'EMPLOYEE' && (
        <Typography>
          {translate(`resources.people.reaches_all.${role}`, { name: person.full_name })}
        </Typography>
      )}
      <PersonAccess person={person} />
    </Box>
  )
}

const RoleForm = () => (
  <RecordForm>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SelectInput
        source="business_roles"
        choices={roles}
        format={(held?: BusinessRole[]) => held?.[0] ?? ''}
        parse={(role: BusinessRole) => [role]}
        sx={{ maxWidth: 280 }}
      />
      <SaveButton />
    </Box>
  </RecordForm>
)

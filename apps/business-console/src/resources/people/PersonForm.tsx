import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { required, SaveButton, SelectInput, useTranslate } from 'react-admin'
import { GIVEN_BUSINESS_ROLES, type BusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { AccessPreview } from '../../shared/AccessPreview.tsx'
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
      {person.abilities.can_edit_role ? (
        <RoleForm person={person} />
      ) : (
        <Box>
          <RoleChip roles={person.business_roles} />
        </Box>
      )}
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

const RoleForm = ({ person }: { person: EmployeeView }) => (
  <RecordForm>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SelectInput
        source="business_roles"
        choices={roles}
        format={(held?: BusinessRole[]) => held?.[0] ?? ''}
        parse={(role: BusinessRole) => [role]}
        validate={required()}
        sx={{ maxWidth: 280 }}
      />
      <SaveButton />
    </Box>
    <RolePreview person={person} />
  </RecordForm>
)

/** What a chosen role would give or take. */
function RolePreview({ person: { id, business_roles: held } }: { person: EmployeeView }) {
  const { business_roles } = useWatch<Pick<EmployeeView, 'business_roles'>>()
  if (!business_roles || business_roles[0] === held[0]) return null
  return <AccessPreview change={{ type: 'PERSON', id, business_roles, assets: [] }} />
}

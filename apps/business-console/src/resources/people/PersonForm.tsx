import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { PersonAccess } from './PersonAccess.tsx'
import { RoleForm } from './RoleForm.tsx'

/** Role and access of a person, to change where that is allowed and to read where not. */
export function PersonForm({ person }: { person: EmployeeView }) {
  const translate = useTranslate()
  const [role = 'EMPLOYEE'] = person.business_roles
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {person.abilities.can_edit_role && <RoleForm person={person} />}
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

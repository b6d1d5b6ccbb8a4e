import Box from '@mui/material/Box'
import { SimpleList } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'

const NameAndRole = ({ person }: { person: EmployeeView }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {person.full_name}
    <RoleChip roles={person.business_roles} />
  </Box>
)

export const PeopleLines = () => (
  <SimpleList<EmployeeView>
    rowClick="edit"
    primaryText={(person) => (
      <PersonLine
        name={person.full_name}
        image={person.image_medium_url}
        title={<NameAndRole person={person} />}
      >
        {person.email ?? person.username}
      </PersonLine>
    )}
  />
)

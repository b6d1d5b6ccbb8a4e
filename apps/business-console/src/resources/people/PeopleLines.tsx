import { SimpleList } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'

export const PeopleLines = () => (
  <SimpleList<EmployeeView>
    rowClick="edit"
    primaryText={({ full_name, image_medium_url, email, username }) => (
      <PersonLine name={full_name} image={image_medium_url}>
        {email ?? username}
      </PersonLine>
    )}
    tertiaryText={({ business_roles }) => <RoleChip roles={business_roles} />}
  />
)

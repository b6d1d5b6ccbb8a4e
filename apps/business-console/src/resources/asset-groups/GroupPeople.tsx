import AddIcon from '@mui/icons-material/PersonAddAlt'
import type { AssetGroupMemberView } from '@tessera/api-types/business/asset-groups'
import { GroupMembers, type MemberKind } from './GroupMembers.tsx'

const people: MemberKind<AssetGroupMemberView> = {
  resource: 'people',
  path: 'employees',
  calls: 'assetGroupEmployees',
  nameField: 'full_name',
  nameOf: ({ full_name }) => full_name,
  searchLabel: 'resources.profiles.search',
  icon: <AddIcon />,
  columns: [{ source: 'username', priority: 'third', render: ({ username }) => <bdi>@{username}</bdi> }],
}

export const GroupPeople = () => <GroupMembers kind={people} />

import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import type { AssetGroupPartnerView } from '@tessera/api-types/partners/views'
import { GroupMembers, type MemberKind } from './GroupMembers.tsx'

const partners: MemberKind<AssetGroupPartnerView> = {
  resource: 'partners',
  path: 'partners',
  calls: 'assetGroupPartners',
  nameField: 'name',
  nameOf: ({ name }) => name,
  searchLabel: 'resources.partners.search',
  icon: <AddIcon />,
}

export const GroupPartners = () => <GroupMembers kind={partners} />

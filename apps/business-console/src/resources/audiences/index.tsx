import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const audiences: HubResource = {
  name: 'audiences',
  icon: GroupsIcon,
  group: 'accounts',
  list: exactPage('audiences', async () => (await import('./AudienceList.tsx')).AudienceList),
  create: exactPage('audiences', async () => (await import('./AudienceCreate.tsx')).AudienceCreate),
  recordRepresentation: 'name',
  allows: (action, { can_create_ad_accounts }, { can_edit = false }) =>
    isReading(action) || (action === 'create' ? can_create_ad_accounts : can_edit),
}

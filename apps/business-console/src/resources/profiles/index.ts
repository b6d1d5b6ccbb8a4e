import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

export const profiles: HubResource = {
  name: 'profiles',
  icon: BadgeIcon,
  group: 'accounts',
  list: exactPage('profiles', async () => (await import('./ProfileList.tsx')).ProfileList),
  edit: exactPage('profiles', async () => (await import('./ProfilePage.tsx')).ProfilePage),
  recordRepresentation: 'full_name',
  allows: isReading,
}

import MailIcon from '@mui/icons-material/MailOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

export const invites: HubResource = {
  name: 'invites',
  icon: MailIcon,
  group: 'users',
  list: exactPage('invites', async () => (await import('./InviteList.tsx')).InviteList),
  create: exactPage('invites', async () => (await import('./InvitePeoplePage.tsx')).InvitePeoplePage),
  allows: (_action, { can_manage_people }) => can_manage_people,
}

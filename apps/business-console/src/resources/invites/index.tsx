import MailIcon from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

const RequestList = lazy(async () => ({
  default: (await import('./RequestList.tsx')).RequestList,
}))

export const invites: HubResource = {
  name: 'invites',
  icon: MailIcon,
  group: 'users',
  list: exactPage('invites', async () => (await import('./InviteList.tsx')).InviteList),
  create: exactPage('invites', async () => (await import('./InvitePeoplePage.tsx')).InvitePeoplePage),
  children: <Route path="requests" element={<RequestList />} />,
  allows: (_action, { can_manage_people }) => can_manage_people,
}

/** Requests of other businesses stand with the invites. */
export const partnerRequests: Pick<HubResource, 'name' | 'allows'> = {
  name: 'requests',
  allows: (_action, { can_manage_partners }) => can_manage_partners,
}

import type { ResourceProps } from 'react-admin'
import { exactPage } from '../../layout/exact-page.tsx'

export const invites: ResourceProps = {
  name: 'invites',
  list: exactPage('invites', async () => (await import('./InviteList.tsx')).InviteList),
  create: exactPage('invites', async () => (await import('./InvitePeoplePage.tsx')).InvitePeoplePage),
}

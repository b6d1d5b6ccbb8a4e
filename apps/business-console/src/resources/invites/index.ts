import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const invites: ResourceProps = {
  name: 'invites',
  list: lazy(async () => ({ default: (await import('./InviteList.tsx')).InviteList })),
  create: lazy(async () => ({ default: (await import('./InvitePeoplePage.tsx')).InvitePeoplePage })),
}

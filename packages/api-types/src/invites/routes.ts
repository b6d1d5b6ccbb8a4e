import { routes } from '../route.ts'

export const invitesRoutes = routes({
  'friendInvites.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/invites/' },
    resource: { name: 'InviteCode', verb: 'create' },
  },
  'friendInvites.metadata': {
    kind: 'query',
    access: 'anyone',
    resource: { name: 'InviteCodeMetadata', verb: 'get' },
  },
})

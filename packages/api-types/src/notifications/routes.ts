import { routes } from '../route.ts'

export const notificationsRoutes = routes({
  'notifications.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/notifications/' },
    resource: { name: 'NewsHub', verb: 'get' },
    paged: true,
  },
  'notifications.details': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/notifications/{notification_id}/' },
    resource: { name: 'NewsHubDetails', verb: 'get' },
  },
  'notifications.unread': {
    kind: 'query',
    access: 'member',
    resource: { name: 'NewsHubBadge', verb: 'get' },
  },
  'notifications.markRead': {
    kind: 'command',
    access: 'member',
    resource: { name: 'NewsHub', verb: 'update' },
  },
})

import { adminRoutes, routes } from '../route.ts'

export const tagsRoutes = routes({
  ...adminRoutes('tags', {
    resource: 'tags',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    access: 'member',
  }),
  ...adminRoutes('tagAdAccounts', {
    resource: 'tags/{tag_id}/ad-accounts',
    verbs: ['list'],
    access: 'member',
  }),
  'tagEvents.receive': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/ads/v4/tags/{tag_id}/events/' },
    isReport: true,
    forgeryGuard: 'none',
  },
})

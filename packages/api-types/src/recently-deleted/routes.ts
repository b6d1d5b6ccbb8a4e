import { routes } from '../route.ts'

export const recentlyDeletedRoutes = routes({
  'recentlyDeleted.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/recently-deleted/' },
    isBatchable: true,
    paged: true,
  },
  'recentlyDeleted.restore': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/recently-deleted/restore/' },
    isIdempotent: true,
  },
  'recentlyDeleted.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/recently-deleted/{type}/{id}/' },
  },
})

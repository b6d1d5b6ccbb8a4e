import { routes } from '../route.ts'

export const accountLifeRoutes = routes({
  'account.deactivate': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/deactivate/' },
  },
  'account.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/delete/' },
  },
})

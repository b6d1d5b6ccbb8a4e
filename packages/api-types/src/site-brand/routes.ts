import { routes } from '../route.ts'

export const siteBrandRoutes = routes({
  'siteBrand.get': {
    kind: 'query',
    access: 'employee',
    rest: { method: 'GET', path: '/v3/site-brand/' },
  },
  'siteBrand.update': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'PATCH', path: '/v3/site-brand/' },
  },
})

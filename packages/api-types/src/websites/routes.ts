import { routes } from '../route.ts'

export const websitesRoutes = routes({
  'websites.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/websites/' },
  },
  'websites.proof': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/websites/proof/' },
  },
  'websites.verify': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/websites/' },
  },
  'websites.unverify': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/websites/' },
  },
})

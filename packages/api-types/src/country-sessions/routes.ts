import { routes } from '../route.ts'

export const countrySessionsRoutes = routes({
  'auth.countryToken': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/vx/users/cctld_token/' },
  },
  'auth.countrySession': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/cctld_session/' },
    forgeryGuard: 'listed-origin',
  },
  'auth.countrySite': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/vx/users/cctld_site/' },
  },
})

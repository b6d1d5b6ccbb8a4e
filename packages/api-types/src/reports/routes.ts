import { routes } from '../route.ts'

export const reportsRoutes = routes({
  'reports.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/reports/' },
  },
})

import { routes } from '../route.ts'

export const dataExportRoutes = routes({
  'dataExport.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/data_export/' },
  },
  'dataExport.request': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/data_export/' },
  },
  'dataExport.open': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/data_export/open/' },
  },
})

import { routes } from '../route.ts'

export const reportsRoutes = routes({
  'reports.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/reports/' },
  },
  'reports.reportBoard': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/reports/' },
  },
  'reports.reportUser': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/{user_id}/reports/' },
  },
  'reportCases.list': {
    kind: 'query',
    access: 'employee',
    admin: { resource: 'reports', verb: 'list', scope: 'site' },
  },
  'reportCases.get': {
    kind: 'query',
    access: 'employee',
    admin: { resource: 'reports', verb: 'get', scope: 'site' },
  },
  'reportCases.decide': {
    kind: 'command',
    access: 'employee',
    admin: { resource: 'reports', verb: 'update', scope: 'site' },
  },
  'reportCases.banAuthor': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'POST', path: '/v3/site/reports/{id}/write_ban/' },
  },
  'reportCases.liftBan': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'DELETE', path: '/v3/site/reports/{id}/write_ban/' },
  },
  'reportCases.markBoard': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'PUT', path: '/v3/site/reports/{id}/board_sensitivity/' },
  },
})

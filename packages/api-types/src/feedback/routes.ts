import { routes } from '../route.ts'

export const feedbackRoutes = routes({
  'feedback.send': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/analytics/feedback/' },
  },
  'feedback.list': {
    kind: 'query',
    access: 'employee',
    admin: { resource: 'feedback', verb: 'list', scope: 'site' },
  },
})

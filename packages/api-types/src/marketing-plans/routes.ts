import { adminRoutes, routes } from '../route.ts'

export const marketingPlansRoutes = routes({
  ...adminRoutes('marketingPlans', {
    resource: 'marketing-plans',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    access: 'member',
  }),
  'marketingPlans.suggest': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/businesses/{business_id}/marketing-plans/suggestion/' },
  },
})

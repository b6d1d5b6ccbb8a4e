import { adminRoutes, routes } from '../route.ts'

export const audiencesRoutes = routes({
  ...adminRoutes('audiences', {
    resource: 'audiences',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    access: 'member',
  }),
  ...adminRoutes('audienceShares', {
    resource: 'audience-shares',
    verbs: ['list', 'create', 'delete'],
    access: 'member',
  }),
})

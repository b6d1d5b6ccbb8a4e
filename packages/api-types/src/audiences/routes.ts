import { adminRoutes, routes } from '../route.ts'

/** Whose audiences a list shows besides all of them. */
export const AUDIENCE_VIEWS = ['shared', 'received'] as const
export type AudienceViewName = (typeof AUDIENCE_VIEWS)[number]

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

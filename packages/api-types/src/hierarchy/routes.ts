import { adminRoutes, routes } from '../route.ts'

const BUSINESS = '/v3/businesses/{business_id}'
const member = { access: 'member' } as const
const sentAgain = { kind: 'command', access: 'member' } as const
const ofNode = <const T extends string>(tab: T) => `hierarchy-nodes/{node_id}/${tab}` as const

const tab = <const N extends string>(name: N, path: string) =>
  adminRoutes(name, { resource: ofNode(path), verbs: ['list'], ...member })

export const hierarchyRoutes = routes({
  ...adminRoutes('hierarchyNodes', {
    resource: 'hierarchy-nodes',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    ...member,
  }),
  'hierarchyNodes.refresh': {
    ...sentAgain,
    rest: { method: 'POST', path: `${BUSINESS}/hierarchy-nodes/{id}/refresh/` },
  },
  ...adminRoutes('organizationManagers', {
    resource: 'organization-managers',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    ...member,
  }),
  'organizationManagers.refresh': {
    ...sentAgain,
    rest: { method: 'POST', path: `${BUSINESS}/organization-managers/{id}/refresh/` },
  },
  'organizationManagers.received': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/organization_managers/' },
  },

  // The tabs of a node, in the order of the document.
  ...tab('hierarchyAdAccounts', 'ad-accounts'),
  ...tab('hierarchyProfiles', 'profiles'),
  ...tab('hierarchyAssetGroups', 'asset-groups'),
  ...tab('hierarchyEmployees', 'employees'),
  ...tab('hierarchyPartners', 'partners'),
  ...tab('hierarchyBusinessMembers', 'business-members'),
  ...tab('hierarchyPendingChildren', 'pending-child-businesses'),
  ...tab('hierarchyPendingManagers', 'pending-organization-managers'),
})

import { adminRoutes, routes, type AdminVerb } from '../route.ts'

const records = <const N extends string, const V extends AdminVerb>(
  name: N,
  resource: string,
  ...verbs: V[]
) => adminRoutes(name, { resource, verbs, access: 'member' })

export const partnersRoutes = routes({
  ...records('partners', 'partners', 'list', 'get', 'update', 'delete'),
  ...records('partnerRequests', 'requests', 'list', 'get', 'update'),
  ...records(
    'assetGroupPartners',
    'asset-groups/{asset_group_id}/partners',
    'list',
    'create',
    'update',
    'delete',
  ),
  ...records('managedClients', 'managed-clients', 'list', 'get', 'delete'),
  ...records('permissions', 'permissions', 'list'),
})

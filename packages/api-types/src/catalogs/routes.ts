import { adminRoutes, routes, type AdminVerb } from '../route.ts'

const CATALOG = '/v3/businesses/{business_id}/catalogs/{catalog_id}'

const records = <const N extends string, const V extends AdminVerb>(
  name: N,
  resource: string,
  ...verbs: V[]
) => adminRoutes(name, { resource, verbs, access: 'member' })

export const catalogsRoutes = routes({
  ...records('catalogs', 'catalogs', 'list', 'get', 'create', 'update', 'delete'),
  ...records('catalogEmployees', 'catalogs/{catalog_id}/employees', 'list', 'create', 'update', 'delete'),
  ...records('catalogPartners', 'catalogs/{catalog_id}/partners', 'list', 'create', 'update', 'delete'),
  ...records('catalogFeeds', 'catalogs/{catalog_id}/feeds', 'list', 'get', 'create', 'update', 'delete'),
  ...records('catalogRuns', 'catalogs/{catalog_id}/runs', 'list'),
  ...records('catalogFaults', 'catalogs/{catalog_id}/faults', 'list'),
  ...records('catalogDifferences', 'catalogs/{catalog_id}/differences', 'list'),
  ...records('catalogProducts', 'catalogs/{catalog_id}/products', 'list'),
  ...records('productGroups', 'product-groups', 'list', 'get', 'create', 'update', 'delete'),
  'productGroups.count': {
    kind: 'query',
    access: 'member',
    rest: { method: 'POST', path: `${CATALOG}/product_groups/count/` },
  },
  'catalogFeeds.upload': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${CATALOG}/feeds/{id}/upload/` },
    fileField: 'file',
  },
  'catalogFeeds.fetch': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${CATALOG}/feeds/{id}/fetch/` },
  },
  'catalogFeeds.rollBack': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${CATALOG}/feeds/{id}/roll_back/` },
  },
})

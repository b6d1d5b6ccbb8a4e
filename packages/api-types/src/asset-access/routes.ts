import { routes } from '../route.ts'

const BUSINESS = '/v3/businesses/{business_id}'

export const assetAccessRoutes = routes({
  'assetAccess.explain': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${BUSINESS}/asset_access/` },
  },
  'assetAccess.preview': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${BUSINESS}/asset_access/preview/` },
  },
  'assetGroups.contents': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${BUSINESS}/asset-groups/{asset_group_id}/contents/` },
  },
})

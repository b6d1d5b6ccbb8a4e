import { adminRoutes, routes } from '../route.ts'

export const storefrontRoutes = routes({
  'storefront.pins': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/users/{username}/storefront/' },
    resource: { name: 'UserStorefront', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  ...adminRoutes('storefrontSettings', {
    resource: 'storefront-settings',
    verbs: ['get', 'update'],
    access: 'member',
  }),
  ...adminRoutes('storefrontFeeds', { resource: 'storefront-feeds', verbs: ['list'], access: 'member' }),
})

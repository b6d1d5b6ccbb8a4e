import { adminRoutes, routes } from '../route.ts'

export const siteTextsRoutes = routes({
  'siteTexts.list': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/site-texts/' },
    isBatchable: true,
  },
  'siteTexts.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/site-texts/{name}/' },
    isBatchable: true,
  },
  ...adminRoutes('siteTextRecords', {
    resource: 'texts',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    access: 'employee',
    scope: 'site',
  }),
})

import { routes } from '../route.ts'

export const thirdPartiesRoutes = routes({
  'thirdParties.plan': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/third_parties/' },
    resource: { name: 'ThirdParties', verb: 'get' },
  },
  'thirdParties.identify': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/advertising_identifier/' },
    resource: { name: 'AdvertisingIdentifier', verb: 'create' },
  },
})

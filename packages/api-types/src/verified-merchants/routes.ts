import { adminRoutes, routes } from '../route.ts'

const MERCHANT = '/v3/verified_merchants/{userId}/'

export const verifiedMerchantsRoutes = routes({
  'verifiedMerchants.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: MERCHANT },
    resource: { name: 'VerifiedMerchant', verb: 'get' },
  },
  'verifiedMerchants.apply': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: MERCHANT, invalidStatus: 422 },
    resource: { name: 'VerifiedMerchant', verb: 'create' },
  },
  'verifiedMerchants.appeal': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: MERCHANT, invalidStatus: 422 },
    resource: { name: 'VerifiedMerchant', verb: 'update' },
  },
  'verifiedMerchants.leave': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: MERCHANT },
    resource: { name: 'VerifiedMerchant', verb: 'delete' },
  },
  'verifiedMerchants.recheck': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${MERCHANT}recheck/` },
  },

  ...adminRoutes('merchantAppeals', {
    resource: 'merchant-appeals',
    verbs: ['list', 'get', 'update'],
    access: 'employee',
    scope: 'site',
  }),
})

import { routes } from '../route.ts'

export const consentRoutes = routes({
  'consent.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/cookie_consent/' },
    resource: { name: 'UserCookieConsent', verb: 'get' },
  },
  'consent.choose': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/v3/cookie_consent/' },
    resource: { name: 'CookieConsent', verb: 'create' },
  },
  'consent.setThirdPartyMarketing': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/third_party_marketing/' },
    resource: { name: 'ThirdPartyMarketing', verb: 'update' },
  },
})

import { routes } from '../route.ts'

const begins = { kind: 'command', access: 'anyone', forgeryGuard: 'install-id' } as const

export const socialLoginRoutes = routes({
  'social.registerFacebook': {
    ...begins,
    rest: { method: 'POST', path: '/v3/register/facebook/handshake/' },
  },
  'social.providers': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/social/providers/' },
  },
  'social.oneTap': { ...begins, rest: { method: 'POST', path: '/v3/social/one_tap/' } },
  'social.pending': { kind: 'query', access: 'anyone', rest: { method: 'GET', path: '/v3/social/pending/' } },
  'social.link': { ...begins, rest: { method: 'POST', path: '/v3/social/link/' } },
  'social.connections': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/connections/' },
  },
  'social.connect': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/connections/{slot}/' },
  },
  'social.disconnect': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/connections/{slot}/' },
  },
})

import { adminRoutes, routes, type AdminVerb } from '../route.ts'

const BUSINESS = '/v3/businesses/{business_id}'

const records = <const N extends string, const V extends AdminVerb>(
  name: N,
  resource: string,
  ...verbs: V[]
) => adminRoutes(name, { resource, verbs, access: 'member' })

export const businessRoutes = routes({
  'business.list': { kind: 'query', access: 'member', rest: { method: 'GET', path: '/v3/businesses/' } },
  'business.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/businesses/' },
    isIdempotent: true,
  },
  'business.get': { kind: 'query', access: 'member', rest: { method: 'GET', path: `${BUSINESS}/` } },
  'business.update': { kind: 'command', access: 'member', rest: { method: 'PUT', path: `${BUSINESS}/` } },
  'business.close': { kind: 'command', access: 'member', rest: { method: 'DELETE', path: `${BUSINESS}/` } },
  'business.transferOwnership': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${BUSINESS}/transfer_ownership/` },
  },

  ...records('employees', 'employees', 'list', 'get', 'update', 'delete'),

  ...records('invites', 'invites', 'list', 'get', 'create', 'delete'),
  'invites.refresh': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${BUSINESS}/invites/{id}/refresh/` },
  },

  ...records('partnerInvites', 'partner-invites', 'create'),

  'receivedInvites.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/business_invites/{token}/' },
  },
  'receivedInvites.accept': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/business_invites/{token}/accept/' },
  },
  'receivedInvites.decline': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/business_invites/{token}/decline/' },
  },

  'receivedInvites.claim': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/business_invites/{token}/claim/' },
  },

  ...records('adAccounts', 'ad-accounts', 'list', 'get', 'create', 'update'),
  ...records('adAccountSettings', 'ad-account-settings', 'get', 'update'),

  ...records('profiles', 'profiles', 'list', 'get', 'update'),
  ...records('assetGroups', 'asset-groups', 'list', 'get', 'create', 'update', 'delete'),
  ...records(
    'assetGroupEmployees',
    'asset-groups/{asset_group_id}/employees',
    'list',
    'create',
    'update',
    'delete',
  ),
  ...records('history', 'history', 'list', 'get'),
})

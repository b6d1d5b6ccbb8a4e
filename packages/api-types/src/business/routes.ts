import { routes } from '../route.ts'

const BUSINESS = '/v3/businesses/{business_id}'

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

  'employees.list': { kind: 'query', access: 'member', admin: { resource: 'employees', verb: 'list' } },
  'employees.get': { kind: 'query', access: 'member', admin: { resource: 'employees', verb: 'get' } },
  'employees.update': { kind: 'command', access: 'member', admin: { resource: 'employees', verb: 'update' } },
  'employees.delete': { kind: 'command', access: 'member', admin: { resource: 'employees', verb: 'delete' } },

  'invites.list': { kind: 'query', access: 'member', admin: { resource: 'invites', verb: 'list' } },
  'invites.get': { kind: 'query', access: 'member', admin: { resource: 'invites', verb: 'get' } },
  'invites.create': {
    kind: 'command',
    access: 'member',
    admin: { resource: 'invites', verb: 'create' },
    isIdempotent: true,
  },
  'invites.delete': { kind: 'command', access: 'member', admin: { resource: 'invites', verb: 'delete' } },
  'invites.refresh': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${BUSINESS}/invites/{id}/refresh/` },
  },

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

  'adAccounts.list': { kind: 'query', access: 'member', admin: { resource: 'ad-accounts', verb: 'list' } },
  'adAccounts.get': { kind: 'query', access: 'member', admin: { resource: 'ad-accounts', verb: 'get' } },
  'adAccounts.create': {
    kind: 'command',
    access: 'member',
    admin: { resource: 'ad-accounts', verb: 'create' },
    isIdempotent: true,
  },
  'adAccounts.update': {
    kind: 'command',
    access: 'member',
    admin: { resource: 'ad-accounts', verb: 'update' },
  },
  'adAccountSettings.get': {
    kind: 'query',
    access: 'member',
    admin: { resource: 'ad-account-settings', verb: 'get' },
  },
  'adAccountSettings.update': {
    kind: 'command',
    access: 'member',
    admin: { resource: 'ad-account-settings', verb: 'update' },
  },

  'profiles.list': { kind: 'query', access: 'member', admin: { resource: 'profiles', verb: 'list' } },
  'profiles.get': { kind: 'query', access: 'member', admin: { resource: 'profiles', verb: 'get' } },
  'history.list': { kind: 'query', access: 'member', admin: { resource: 'history', verb: 'list' } },
})

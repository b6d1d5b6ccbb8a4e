import { adminRoutes, routes } from '../route.ts'

const ADVERTISER = '/ads/v4/advertisers/{advertiser_id}'
const INVOICE = '/v3/businesses/{business_id}/invoices/{id}'

export const adsRoutes = routes({
  'ads.load': { kind: 'query', access: 'anyone', rest: { method: 'GET', path: '/v3/ads/load/' } },
  'advertisers.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/ads/v4/advertisers/' },
  },
  'advertisers.targetingOptions': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/targeting_options/` },
  },
  'advertisers.results': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/results/` },
  },
  'advertisers.acceptTerms': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: `${ADVERTISER}/terms/` },
  },
  'billingProfiles.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/billing_profile/` },
  },
  'billingProfiles.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: `${ADVERTISER}/billing_profile/` },
  },
  'cardSessions.begin': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${ADVERTISER}/card_sessions/` },
  },
  'cardSessions.finish': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${ADVERTISER}/card_sessions/{session_id}/finish/` },
  },
  'businessAddresses.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/business_address/` },
  },
  'businessAddresses.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: `${ADVERTISER}/business_address/` },
  },

  ...adminRoutes('promotions', {
    resource: 'promotions',
    verbs: ['list', 'get', 'create', 'update'],
    access: 'member',
    scope: 'advertiser',
  }),
  ...adminRoutes('promotionDays', {
    resource: 'promotions/{promotion_id}/days',
    verbs: ['list'],
    access: 'member',
    scope: 'advertiser',
  }),
  ...adminRoutes('promotionGroups', {
    resource: 'promotions/{promotion_id}/groups',
    verbs: ['list'],
    access: 'member',
    scope: 'advertiser',
  }),
  ...adminRoutes('businessPromotions', { resource: 'promotions', verbs: ['list'], access: 'member' }),
  'promotions.results': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/promotions/{id}/results/` },
  },
  'promotions.delivery': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/promotions/{id}/delivery/` },
  },

  ...adminRoutes('invoices', { resource: 'invoices', verbs: ['list', 'get'], access: 'member' }),
  'invoices.tabs': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/businesses/{business_id}/invoice_tabs/' },
  },
  'invoices.pay': { kind: 'command', access: 'member', rest: { method: 'POST', path: `${INVOICE}/pay/` } },
})

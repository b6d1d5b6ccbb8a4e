import { adminRoutes, routes } from '../route.ts'

const FORM = '/ads/v4/advertisers/{advertiser_id}/promotions/{id}/lead_form/'

/** What an advertiser asks, and what was sent. */
export const leadFormRoutes = routes({
  'leadForms.get': { kind: 'query', access: 'member', rest: { method: 'GET', path: FORM } },
  'leadForms.update': { kind: 'command', access: 'member', rest: { method: 'PUT', path: FORM } },
  ...adminRoutes('leads', {
    resource: 'promotions/{promotion_id}/leads',
    verbs: ['list'],
    access: 'member',
    scope: 'advertiser',
  }),
})

/** What a member who was served the promotion is asked. */
export const leadRoutes = routes({
  'promotedPins.leadForm': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/promoted_pins/lead_form/' },
  },
  'promotedPins.sendLead': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/promoted_pins/leads/' },
    isIdempotent: true,
  },
})

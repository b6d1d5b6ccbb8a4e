import { routes } from '../route.ts'

export const promotedPinRoutes = routes({
  'promotedPins.hide': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/promoted_pins/hide/' },
    resource: { name: 'PromotedPinHide', verb: 'create' },
    isIdempotent: true,
  },
  'promotedPins.unhide': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/promoted_pins/unhide/' },
    resource: { name: 'PromotedPinHide', verb: 'delete' },
  },
})

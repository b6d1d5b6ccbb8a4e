import { routes } from '../route.ts'

const path = '/v3/pins/{pin_id}/sponsorship/'

export const sponsorshipsRoutes = routes({
  'sponsorships.ask': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path },
    resource: { name: 'PinSponsorship', verb: 'create' },
  },
  'sponsorships.answer': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path },
    resource: { name: 'PinSponsorship', verb: 'update' },
  },
  'sponsorships.end': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path },
    resource: { name: 'PinSponsorship', verb: 'delete' },
  },
})

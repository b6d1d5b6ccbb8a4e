import { routes } from '../route.ts'

const ADVERTISER = '/ads/v4/advertisers/{advertiser_id}'

export const quickPromoteRoutes = routes({
  'advertisers.pins': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${ADVERTISER}/pins/` },
  },
  'advertisers.audience': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${ADVERTISER}/audience/` },
  },
})

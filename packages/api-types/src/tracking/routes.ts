import { routes } from '../route.ts'

export const trackingRoutes = routes({
  'tracking.upload': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ApiC', verb: 'create' },
  },
  'tracking.measure': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ClientMetrics', verb: 'create' },
  },
  'tracking.pinStats': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/stats/' },
    resource: { name: 'PinStats', verb: 'get' },
    isBatchable: true,
  },
})

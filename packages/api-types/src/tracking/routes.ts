import { routes } from '../route.ts'

export const trackingRoutes = routes({
  'tracking.upload': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ApiC', verb: 'create' },
    isReport: true,
  },
  'tracking.measure': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ClientMetrics', verb: 'create' },
    isReport: true,
  },
  'tracking.pinStats': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/stats/' },
    resource: { name: 'PinStats', verb: 'get' },
    isBatchable: true,
  },
})

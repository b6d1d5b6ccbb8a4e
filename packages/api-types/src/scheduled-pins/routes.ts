import { routes } from '../route.ts'

export const scheduledPinsRoutes = routes({
  'scheduledPins.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/scheduled_pins/' },
    resource: { name: 'ScheduledPins', verb: 'get' },
    isBatchable: true,
  },
  'scheduledPins.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/scheduled_pins/' },
    resource: { name: 'ScheduledPins', verb: 'create' },
    isIdempotent: true,
  },
  'scheduledPins.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/scheduled_pins/{id}/' },
    resource: { name: 'ScheduledPins', verb: 'update' },
  },
  'scheduledPins.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/scheduled_pins/{id}/' },
    resource: { name: 'ScheduledPins', verb: 'delete' },
  },
  'scheduledPins.publish': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/scheduled_pins/{id}/publish/' },
    resource: { name: 'ScheduledPinPublish', verb: 'create' },
    isIdempotent: true,
  },
})

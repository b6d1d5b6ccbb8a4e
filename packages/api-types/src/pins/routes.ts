import { routes } from '../route.ts'

export const pinsRoutes = routes({
  'pins.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/pins/{id}/' },
    resource: { name: 'Pin', verb: 'get' },
    graphql: { field: 'pin' },
    isBatchable: true,
  },
  'pins.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pins/' },
    resource: { name: 'Pin', verb: 'create' },
    isIdempotent: true,
  },
  'pins.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/pins/{id}/' },
    resource: { name: 'Pin', verb: 'update' },
  },
  'pins.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/pins/{id}/' },
    resource: { name: 'Pin', verb: 'delete' },
  },
  'pins.save': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pins/{pin_id}/save/' },
    resource: { name: 'Repin', verb: 'create' },
    isIdempotent: true,
  },
  'pins.unsave': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/pins/{pin_id}/save/' },
    resource: { name: 'Repin', verb: 'delete' },
  },
  'pins.react': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pins/{pin_id}/react/' },
    resource: { name: 'PinLike', verb: 'create' },
    isIdempotent: true,
  },
  'pins.unreact': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/pins/{pin_id}/react/' },
    resource: { name: 'PinLike', verb: 'delete' },
  },
  'pins.boardTitleSuggestions': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/board_title_suggestions/' },
    resource: { name: 'BoardTitleSuggestions', verb: 'get' },
    isBatchable: true,
  },
  'pins.copyMany': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/pins/bulk/' },
    resource: { name: 'BulkEdit', verb: 'create' },
    isIdempotent: true,
  },
  'pins.moveMany': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/pins/bulk/' },
    resource: { name: 'BulkEdit', verb: 'update' },
  },
  'pins.deleteMany': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/pins/bulk/' },
    resource: { name: 'BulkEdit', verb: 'delete' },
  },
})

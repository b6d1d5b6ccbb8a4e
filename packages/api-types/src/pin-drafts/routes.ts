import { routes } from '../route.ts'

export const pinDraftsRoutes = routes({
  'pinDrafts.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/pin_drafts/' },
    resource: { name: 'PinDrafts', verb: 'get' },
    isBatchable: true,
  },
  'pinDrafts.stories': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/storypins/drafts/' },
    resource: { name: 'StoryPinDrafts', verb: 'get' },
    isBatchable: true,
  },
  'pinDrafts.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pin_drafts/' },
    resource: { name: 'PinDrafts', verb: 'create' },
    isIdempotent: true,
  },
  'pinDrafts.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/pin_drafts/{id}/' },
    resource: { name: 'PinDrafts', verb: 'update' },
  },
  'pinDrafts.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/pin_drafts/{id}/' },
    resource: { name: 'PinDrafts', verb: 'delete' },
  },
  'pinDrafts.restore': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pin_drafts/{id}/restore/' },
    resource: { name: 'PinDraftRestore', verb: 'create' },
  },
  'pinDrafts.duplicate': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pin_drafts/{id}/duplicate/' },
    resource: { name: 'PinDraftDuplicate', verb: 'create' },
    isIdempotent: true,
  },
  'pinDrafts.reorder': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pin_drafts/reorder/' },
    resource: { name: 'PinDraftsReorder', verb: 'update' },
  },
  'pinDrafts.publish': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/pin_drafts/{id}/publish/' },
    resource: { name: 'PinDraftPublish', verb: 'create' },
    isIdempotent: true,
    tracked: { event: 'PIN_CREATED' },
  },
})

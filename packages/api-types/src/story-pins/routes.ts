import { routes } from '../route.ts'

const onePath = '/v3/storypins/{pin_id}/'

export const storyPinsRoutes = routes({
  'storyPins.fonts': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/storypins/fonts/' },
    resource: { name: 'StoryPinFonts', verb: 'get' },
    isBatchable: true,
  },
  'storyPins.create': {
    kind: 'command',
    access: 'member',
    tracked: { event: 'PIN_CREATED', object: 'board_id' },
    rest: { method: 'POST', path: '/v3/storypins/' },
    resource: { name: 'StoryPin', verb: 'create' },
    isIdempotent: true,
  },
  'storyPins.content': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: `${onePath}content/` },
    resource: { name: 'StoryPinEdit', verb: 'get' },
  },
  'storyPins.edit': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: onePath },
    resource: { name: 'StoryPinEdit', verb: 'update' },
  },
  'storyPins.remove': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: onePath },
    resource: { name: 'StoryPinEdit', verb: 'delete' },
  },
  'storyPins.taggedProducts': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: `${onePath}tagged_products/` },
    resource: { name: 'StoryPinTaggedProducts', verb: 'get' },
    isBatchable: true,
  },
})

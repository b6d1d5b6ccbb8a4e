import { adminRoutes, routes } from '../route.ts'

const offerPath = '/v3/site/music/{id}/offer/'

export const musicRoutes = routes({
  'music.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/storypins/music/' },
    resource: { name: 'StoryPinMusic', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'music.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/storypins/music/{id}/' },
    resource: { name: 'StoryPinMusicTrack', verb: 'get' },
    isBatchable: true,
  },
  'musicRecords.add': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'POST', path: '/v3/site/music/files/' },
    fileField: 'file',
  },
  'musicRecords.offer': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'POST', path: offerPath },
  },
  'musicRecords.withdraw': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'DELETE', path: offerPath },
  },
  ...adminRoutes('musicRecords', {
    resource: 'music',
    verbs: ['list', 'get', 'update'],
    access: 'employee',
    scope: 'site',
  }),
})

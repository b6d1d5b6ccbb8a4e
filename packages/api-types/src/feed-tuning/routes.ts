import { routes } from '../route.ts'

export const feedTuningRoutes = routes({
  'feedTuning.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/feed_tuning/{source_type}/' },
    isBatchable: true,
    paged: true,
  },
  'feedTuning.exclude': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/users/me/feed_tuning/exclusions/' },
    isIdempotent: true,
  },
  'feedTuning.include': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/feed_tuning/exclusions/{type}/{id}/' },
  },
})

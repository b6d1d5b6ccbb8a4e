import { routes } from '../route.ts'

export const feedsRoutes = routes({
  'feeds.home': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/feeds/home/' },
    resource: { name: 'UserHomefeed', verb: 'get' },
    isBatchable: true,
    paged: true,
  },
  'feeds.related': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/related/modules/' },
    resource: { name: 'RelatedModulesFeed', verb: 'get' },
    graphql: { field: 'relatedModules' },
    isBatchable: true,
    paged: true,
  },
  'feeds.interest': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/interests/{interest}/pins/' },
    resource: { name: 'InterestFeed', verb: 'get' },
    isBatchable: true,
    paged: true,
  },
  'feeds.topicShelves': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/feeds/topics/' },
    isBatchable: true,
  },
  'feeds.domain': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/domains/{domain}/pins/' },
    isBatchable: true,
    paged: true,
  },
  'feeds.boardIdeas': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/boards/{id}/ideas/' },
    resource: { name: 'BoardContentRecommendation', verb: 'get' },
    isBatchable: true,
    paged: true,
  },
})

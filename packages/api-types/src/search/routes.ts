import { routes } from '../route.ts'

export const searchRoutes = routes({
  'search.base': {
    kind: 'query',
    access: 'anyone',
    resource: { name: 'BaseSearch', verb: 'get' },
    paged: 'results',
  },
  'search.results': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/search/{scope}/' },
    resource: { name: 'Search', verb: 'get' },
    isBatchable: true,
    paged: 'results',
  },
  'search.typeahead': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/search/typeahead/' },
    resource: { name: 'AdvancedTypeahead', verb: 'get' },
    isBatchable: true,
  },
  'search.guides': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/search/guides/' },
    resource: { name: 'SearchGuides', verb: 'get' },
    isBatchable: true,
  },
  'search.trending': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/search/trending/' },
    resource: { name: 'TrendingSearches', verb: 'get' },
    isBatchable: true,
  },
  'search.tab': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/search/tab/' },
    resource: { name: 'SearchTab', verb: 'get' },
    isBatchable: true,
  },
  'search.trends': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/trends/' },
  },
  'search.recent': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/search/recent/' },
    resource: { name: 'RecentSearches', verb: 'get' },
  },
  'search.remember': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/search/recent/' },
    resource: { name: 'RecentSearches', verb: 'create' },
  },
  'search.forget': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/search/recent/' },
    resource: { name: 'RecentSearches', verb: 'delete' },
  },
})

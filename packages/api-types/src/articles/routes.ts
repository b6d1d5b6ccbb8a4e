import { adminRoutes, routes } from '../route.ts'

export const articlesRoutes = routes({
  'articles.list': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/today/articles/' },
    resource: { name: 'TodayArticleFeed', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'articles.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/today/articles/{id}/' },
    resource: { name: 'TodayArticle', verb: 'get' },
    isBatchable: true,
  },
  'articles.related': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/articles/' },
    resource: { name: 'RelatedTodayArticles', verb: 'get' },
    isBatchable: true,
  },
  'articleRecords.publish': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'POST', path: '/v3/site/articles/{id}/publication/' },
  },
  'articleRecords.withdraw': {
    kind: 'command',
    access: 'employee',
    rest: { method: 'DELETE', path: '/v3/site/articles/{id}/publication/' },
  },
  ...adminRoutes('articleRecords', {
    resource: 'articles',
    verbs: ['list', 'get', 'create', 'update', 'delete'],
    access: 'employee',
    scope: 'site',
  }),
})

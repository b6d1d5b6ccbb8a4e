import { routes } from '../route.ts'

export const shareSuggestionsRoutes = routes({
  'shareSuggestions.list': {
    kind: 'query',
    access: 'member',
    resource: { name: 'ShareSuggestions', verb: 'get' },
  },
  'suggestedCreators.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/suggested_creators/' },
    resource: { name: 'SuggestedCreators', verb: 'get' },
  },
  'suggestedCreators.hide': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/suggested_creators/{user_id}/' },
    resource: { name: 'SuggestedCreators', verb: 'delete' },
  },
})

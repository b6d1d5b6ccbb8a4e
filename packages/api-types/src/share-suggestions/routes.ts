import { routes } from '../route.ts'

export const shareSuggestionsRoutes = routes({
  'shareSuggestions.list': {
    kind: 'query',
    access: 'member',
    resource: { name: 'ShareSuggestions', verb: 'get' },
  },
})

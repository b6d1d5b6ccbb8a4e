import { routes } from '../route.ts'

export const entityPropertiesRoutes = routes({
  'entityProperties.batchRead': {
    kind: 'query',
    access: 'member',
    rest: { method: 'POST', path: '/v3/entity_properties/batch_read/' },
  },
  'entityProperties.batchUpsert': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/entity_properties/batch_upsert/' },
  },
})

import { routes } from '../route.ts'

export const visualSearchRoutes = routes({
  'visualSearch.crop': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/visual_search/flashlight/pin/{pin_id}/unified/' },
    resource: { name: 'VisualSearchFlashlightUnified', verb: 'get' },
  },
  'visualSearch.live': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/visual_search/live/' },
    resource: { name: 'VisualLiveSearch', verb: 'get' },
  },
  'visualSearch.describe': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/visual_search/looks/' },
    resource: { name: 'VisualLook', verb: 'create' },
  },
})

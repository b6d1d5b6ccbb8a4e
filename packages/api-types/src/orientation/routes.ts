import { routes } from '../route.ts'

export const orientationRoutes = routes({
  'orientation.landingSignals': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/orientation/user_landing_signals/' },
  },
})

import { routes } from '../route.ts'

const PATH = '/v3/business_onboarding/'

export const businessOnboardingRoutes = routes({
  'businessOnboarding.get': { kind: 'query', access: 'member', rest: { method: 'GET', path: PATH } },
  'businessOnboarding.save': { kind: 'command', access: 'member', rest: { method: 'PUT', path: PATH } },
  'businessOnboarding.complete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: `${PATH}complete/` },
    isIdempotent: true,
  },
})

import { routes } from '../route.ts'

export const botChecksRoutes = routes({
  'botChecks.challenge': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/bot_checks/challenge/' },
  },
  'sessions.verify': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/sessions/verify/' },
  },
  'spam.fingerprint': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/v3/spam/fingerprints/' },
  },
})

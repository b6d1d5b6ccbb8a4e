import { routes } from '../route.ts'

/** Calls about the accounts of one browser; signing in, switching and listing are `UserSessionResource`. */
export const browserAccountsRoutes = routes({
  'accounts.endAll': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'SessionAccounts', verb: 'delete' },
    forgeryGuard: 'csrf',
  },
  'accounts.remove': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'DELETE', path: '/v3/browser/accounts/{user_id}/' },
    forgeryGuard: 'csrf',
  },
  'accounts.refreshToken': {
    kind: 'command',
    access: 'member',
    rest: { method: 'GET', path: '/refresh_token', isSilent: true },
    forgeryGuard: 'same-origin',
  },
  'accounts.refreshStored': {
    kind: 'command',
    access: 'member',
    rest: { method: 'GET', path: '/refresh_stored_accounts' },
    forgeryGuard: 'same-origin',
  },
  'accounts.forgetPerson': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'UnauthUserData', verb: 'delete' },
    forgeryGuard: 'csrf',
  },
})

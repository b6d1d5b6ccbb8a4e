import type { AuthProvider, UserIdentity } from 'react-admin'
import type { BusinessView } from '@tessera/api-types/business/views'
import { goToLogin } from '../shared/console-paths.ts'
import { isAllowed } from './console-rights.ts'
import type { RunOperation } from './run-operation.ts'

interface Signed {
  identity: UserIdentity
  business: BusinessView
  run: RunOperation
}

const HOME = '/'

/** The sign-in of the whole site: the console neither makes nor keeps one of its own. */
export const makeAuthProvider = ({ business, ...signed }: Signed): AuthProvider => ({
  ...makeSiteAuthProvider(signed),
  canAccess: async (question) => isAllowed(business, question),
})

/** The server shows the site's own records to its employees alone. */
export const makeSiteAuthProvider = ({ identity, run }: Omit<Signed, 'business'>): AuthProvider => ({
  login: async () => goToLogin(),
  logout: async () => {
    await run('auth.logout', {})
    window.sessionStorage.clear()
    window.location.assign(HOME)
    return false
  },
  checkAuth: async () => {},
  // An ended session asks for a new login in place; a person who declines keeps what they typed.
  checkError: async () => {},
  getIdentity: async () => identity,
  canAccess: async () => true,
})

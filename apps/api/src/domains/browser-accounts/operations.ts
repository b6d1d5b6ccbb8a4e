import { browserAccountsContracts as contracts } from '@tessera/api-types/browser-accounts/contracts'
import { identityContracts } from '@tessera/api-types/identity/contracts'
import { LogIn } from '@tessera/api-types/identity/sign-in-inputs'
import { invalidInput } from '../../kernel/invalid-input.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { logInHere, type LogInStep } from '../identity/log-in-service.ts'
import { ownUser } from '../identity/own-user-service.ts'
import { logOut } from '../sessions/session-service.ts'
import { listAccounts } from './account-list-service.ts'
import { forgetPerson, rememberedPerson, rememberPerson } from './remembered-person-service.ts'
import {
  logOutOfAll,
  refreshStoredAccounts,
  refreshToken,
  removeAccount,
  switchAccount,
} from './switch-service.ts'

const done = { done: true } as const

export const browserAccountsOperations: Operation[] = [
  implement(contracts['accounts.endAll'], async (_input, context) => {
    await logOutOfAll(context)
    return done
  }),
  implement(contracts['accounts.remove'], async ({ user_id }, context) => {
    await removeAccount(user_id, context)
    return done
  }),
  implement(contracts['accounts.refreshToken'], async (_input, context) => {
    await refreshToken(context)
    return null
  }),
  implement(contracts['accounts.refreshStored'], (_input, context) => refreshStoredAccounts(context)),
  implement(contracts['accounts.forgetPerson'], async (_input, context) => {
    forgetPerson(context)
    return done
  }),
  implement(identityContracts['auth.createSession'], async (input, context) => {
    const { session_accounts, user_id, group_id, ...given } = input
    if (session_accounts) return listAccounts(context)
    const id =
      user_id === undefined
        ? await logInHere(readStep(given), context)
        : await switchAccount({ userId: user_id, groupId: group_id }, context)
    return ownUser(id, context.deps)
  }),
  implement(identityContracts['auth.logout'], async ({ remember_me }, context) => {
    if (remember_me) rememberPerson(context)
    await logOut(context)
    return done
  }),
  implement(identityContracts['auth.unauthUserData'], (_input, context) => rememberedPerson(context)),
]

/** The second step of a login needs its `mfa_token` alone. */
const readStep = ({ mfa_token, ...given }: Partial<LogIn>): LogInStep =>
  mfa_token === undefined ? readLogIn(given) : { ...given, mfa_token }

/** Without `session_accounts` the call is a login and needs its fields. */
function readLogIn(given: object): LogIn {
  const parsed = LogIn.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error)
}

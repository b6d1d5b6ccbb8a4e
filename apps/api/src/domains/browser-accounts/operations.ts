import { browserAccountsContracts as contracts } from '@tessera/api-types/browser-accounts/contracts'
import { identityContracts } from '@tessera/api-types/identity/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { forgetPerson, rememberedPerson } from './remembered-person-service.ts'
import { logOutOfAll, refreshStoredAccounts, refreshToken, removeAccount } from './switch-service.ts'

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
  implement(identityContracts['auth.unauthUserData'], (_input, context) => rememberedPerson(context)),
]

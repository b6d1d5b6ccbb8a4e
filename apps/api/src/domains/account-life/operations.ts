import { accountLifeContracts as contracts } from '@tessera/api-types/account-life/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { askForDeletion, deactivateAccount } from './leave-service.ts'

export const accountLifeOperations: Operation[] = [
  implement(contracts['account.deactivate'], async (input, context) => {
    await deactivateAccount(input, context)
    return { done: true as const }
  }),
  implement(contracts['account.delete'], async (input, context) => ({
    deletion_due_at: (await askForDeletion(input, context)).toISOString(),
  })),
]

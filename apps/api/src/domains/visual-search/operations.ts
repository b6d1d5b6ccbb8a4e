import { visualSearchContracts as contracts } from '@tessera/api-types/visual-search/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { describeLook, searchCrop, searchLook } from './visual-search-service.ts'

export const visualSearchOperations: Operation[] = [
  implement(contracts['visualSearch.crop'], (input, { viewer, caller, deps }) =>
    searchCrop(viewer, caller, input, deps),
  ),
  implement(contracts['visualSearch.live'], (input, { viewer, deps }) => searchLook(viewer, input, deps)),
  implement(contracts['visualSearch.describe'], async (input, { viewer, deps }) => ({
    look: await describeLook(viewer, input, deps),
  })),
]

import { contracts } from '@tessera/api-types'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { adAccountOperations } from './ad-account-operations.ts'
import { assetGroupOperations } from './asset-group-operations.ts'
import { accessOf } from './business-access-service.ts'
import { canSeeHistory } from './business-permissions.ts'
import { changeBusiness, createBusiness, transferOwnership } from './business-service.ts'
import { closeBusiness } from './closing-service.ts'
import { historyEntry, listHistory } from './history-store.ts'
import { toHistoryView } from './history-view.ts'
import { businessView, listBusinesses } from './own-business-service.ts'
import { partnerOperations } from './partner-operations.ts'
import { peopleOperations } from './people-operations.ts'
import { changeProfileHolders, getProfile, listProfiles } from './profile-service.ts'

export const businessOperations: Operation[] = [
  ...peopleOperations,
  ...adAccountOperations,
  ...assetGroupOperations,
  ...partnerOperations,

  implement(contracts['business.list'], (_input, { viewer, deps }) =>
    listBusinesses(deps.read, viewer.userId),
  ),
  implement(contracts['business.create'], (input, { viewer, deps }) =>
    deps.transact(async (tx) => {
      const id = await createBusiness(tx, deps, { ...input, ownerId: viewer.userId })
      return businessView(tx, viewer.userId, await accessOf(tx, id, viewer.userId))
    }),
  ),
  implement(contracts['business.get'], async ({ business_id }, { viewer, deps }) =>
    businessView(deps.read, viewer.userId, await accessOf(deps.read, business_id, viewer.userId)),
  ),
  implement(contracts['business.update'], async ({ business_id, ...changes }, { viewer, deps }) =>
    businessView(deps.read, viewer.userId, await changeBusiness(viewer, business_id, changes, deps)),
  ),
  implement(contracts['business.close'], async ({ business_id }, { viewer, deps }) => {
    await closeBusiness(viewer, business_id, deps)
    return { id: business_id }
  }),
  implement(contracts['business.transferOwnership'], async ({ business_id, user_id }, { viewer, deps }) =>
    businessView(deps.read, viewer.userId, await transferOwnership(viewer, business_id, user_id, deps)),
  ),

  implement(contracts['profiles.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listProfiles(viewer, business_id, request, deps),
  ),
  implement(contracts['profiles.get'], ({ business_id, id }, { viewer, deps }) =>
    getProfile(viewer, business_id, id, deps),
  ),
  implement(contracts['profiles.update'], ({ business_id, id, ...holders }, { viewer, deps }) =>
    changeProfileHolders(viewer, business_id, id, holders, deps),
  ),
  implement(contracts['history.list'], async ({ business_id, ...request }, { viewer, deps }) => {
    const { actor } = await accessOf(deps.read, business_id, viewer.userId)
    if (!canSeeHistory(actor)) throw new DomainError('NOT_ALLOWED')
    const { rows, ...range } = await listHistory(deps.read, business_id, request)
    return { items: rows.map(toHistoryView), ...range }
  }),
  implement(contracts['history.get'], async ({ business_id, id }, { viewer, deps }) => {
    const { actor } = await accessOf(deps.read, business_id, viewer.userId)
    if (!canSeeHistory(actor)) throw new DomainError('NOT_ALLOWED')
    const row = await historyEntry(deps.read, business_id, id)
    if (!row) throw new DomainError('NOT_FOUND')
    return toHistoryView(row)
  }),
]

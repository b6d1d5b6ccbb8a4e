import { contracts } from '@tessera/api-types'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  changeAdAccount,
  changeSettings,
  createAdAccount,
  getAdAccount,
  getSettings,
  listAdAccounts,
} from './ad-account-service.ts'

export const adAccountOperations: Operation[] = [
  implement(contracts['adAccounts.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listAdAccounts(viewer, business_id, request, deps),
  ),
  implement(contracts['adAccounts.get'], ({ business_id, id }, { viewer, deps }) =>
    getAdAccount(viewer, business_id, id, deps),
  ),
  implement(contracts['adAccounts.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createAdAccount(viewer, business_id, fields, deps),
  ),
  implement(contracts['adAccounts.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeAdAccount(viewer, business_id, id, changes, deps),
  ),
  implement(contracts['adAccountSettings.get'], ({ business_id, id }, { viewer, deps }) =>
    getSettings(viewer, business_id, id, deps),
  ),
  implement(contracts['adAccountSettings.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeSettings(viewer, business_id, id, changes, deps),
  ),
]

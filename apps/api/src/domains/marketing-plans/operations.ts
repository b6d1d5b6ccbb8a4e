import { marketingPlansContracts as contracts } from '@tessera/api-types/marketing-plans/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  changeMarketingPlan,
  createMarketingPlan,
  deleteMarketingPlan,
  getMarketingPlan,
  listMarketingPlans,
  suggestFor,
} from './marketing-plan-service.ts'

export const marketingPlansOperations: Operation[] = [
  implement(contracts['marketingPlans.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listMarketingPlans(viewer, business_id, request, deps),
  ),
  implement(contracts['marketingPlans.get'], ({ business_id, id }, { viewer, deps }) =>
    getMarketingPlan(viewer, business_id, id, deps),
  ),
  implement(contracts['marketingPlans.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createMarketingPlan(viewer, business_id, fields, deps),
  ),
  implement(contracts['marketingPlans.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeMarketingPlan(viewer, { business_id, id }, changes, deps),
  ),
  implement(contracts['marketingPlans.delete'], ({ business_id, id }, { viewer, deps }) =>
    deleteMarketingPlan(viewer, business_id, id, deps),
  ),
  implement(contracts['marketingPlans.suggest'], ({ business_id, ...numbers }, { viewer, deps }) =>
    suggestFor(viewer, business_id, numbers, deps),
  ),
]

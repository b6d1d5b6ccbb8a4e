import { audiencesContracts } from '@tessera/api-types/audiences/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  changeAudience,
  createAudience,
  getAudience,
  listAudiences,
  listShares,
  removeAudience,
  removeShare,
  shareAudience,
} from './audience-service.ts'

const c = audiencesContracts

export const audiencesOperations: Operation[] = [
  implement(c['audiences.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listAudiences(viewer, business_id, request, deps),
  ),
  implement(c['audiences.get'], ({ business_id, id }, { viewer, deps }) =>
    getAudience(viewer, business_id, id, deps),
  ),
  implement(c['audiences.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createAudience(viewer, business_id, fields, deps),
  ),
  implement(c['audiences.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeAudience(viewer, business_id, id, changes, deps),
  ),
  implement(c['audiences.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeAudience(viewer, business_id, id, deps),
  ),
  implement(c['audienceShares.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listShares(viewer, business_id, request, deps),
  ),
  implement(c['audienceShares.create'], ({ business_id, ...target }, { viewer, deps }) =>
    shareAudience(viewer, business_id, target, deps),
  ),
  implement(c['audienceShares.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeShare(viewer, business_id, id, deps),
  ),
]

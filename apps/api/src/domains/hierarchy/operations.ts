import { hierarchyContracts as contracts } from '@tessera/api-types/hierarchy/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  answerParent,
  getNode,
  inviteChild,
  listHierarchy,
  refreshChild,
  removeChild,
} from './hierarchy-service.ts'
import {
  answerOffer,
  endManager,
  getManager,
  listManagers,
  nameManager,
  receivedOffers,
  refreshManager,
} from './manager-service.ts'
import { hierarchyTabOperations } from './tab-operations.ts'

export const hierarchyOperations: Operation[] = [
  implement(contracts['hierarchyNodes.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listHierarchy(viewer, business_id, request, deps),
  ),
  implement(contracts['hierarchyNodes.get'], ({ business_id, id }, { viewer, deps }) =>
    getNode(viewer, business_id, id, deps),
  ),
  implement(contracts['hierarchyNodes.create'], ({ business_id, child_business_id }, { viewer, deps }) =>
    inviteChild(viewer, business_id, child_business_id, deps),
  ),
  implement(contracts['hierarchyNodes.update'], ({ business_id, ...answer }, { viewer, deps }) =>
    answerParent(viewer, business_id, answer, deps),
  ),
  implement(contracts['hierarchyNodes.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeChild(viewer, business_id, id, deps),
  ),
  implement(contracts['hierarchyNodes.refresh'], ({ business_id, id }, { viewer, deps }) =>
    refreshChild(viewer, business_id, id, deps),
  ),

  implement(contracts['organizationManagers.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listManagers(viewer, business_id, request, deps),
  ),
  implement(contracts['organizationManagers.get'], ({ business_id, id }, { viewer, deps }) =>
    getManager(viewer, business_id, id, deps),
  ),
  implement(contracts['organizationManagers.create'], ({ business_id, ...named }, { viewer, deps }) =>
    nameManager(viewer, business_id, named, deps),
  ),
  implement(contracts['organizationManagers.update'], ({ business_id, ...answer }, { viewer, deps }) =>
    answerOffer(viewer, business_id, answer, deps),
  ),
  implement(contracts['organizationManagers.delete'], ({ business_id, id }, { viewer, deps }) =>
    endManager(viewer, business_id, id, deps),
  ),
  implement(contracts['organizationManagers.refresh'], ({ business_id, id }, { viewer, deps }) =>
    refreshManager(viewer, business_id, id, deps),
  ),
  implement(contracts['organizationManagers.received'], (_input, { viewer, deps }) =>
    receivedOffers(viewer, deps),
  ),

  ...hierarchyTabOperations,
]

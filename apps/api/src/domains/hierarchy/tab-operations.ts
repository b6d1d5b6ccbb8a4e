import { hierarchyContracts as contracts } from '@tessera/api-types/hierarchy/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { listPendingChildren, listPendingManagers, listTab } from './hierarchy-tab-service.ts'
import {
  listTabAdAccounts,
  listTabAssetGroups,
  listTabEmployees,
  listTabMembers,
  listTabPartners,
  listTabProfiles,
} from './hierarchy-tab-store.ts'
import {
  toTabAdAccount,
  toTabAssetGroup,
  toTabEmployee,
  toTabMember,
  toTabPartner,
  toTabProfile,
} from './hierarchy-tab-view.ts'

export const hierarchyTabOperations: Operation[] = [
  implement(contracts['hierarchyAdAccounts.list'], ({ business_id, node_id, ...request }, { viewer, deps }) =>
    listTab(
      viewer,
      { business_id, node_id },
      deps,
      (db, id) => listTabAdAccounts(db, id, request),
      toTabAdAccount,
    ),
  ),
  implement(contracts['hierarchyProfiles.list'], ({ business_id, node_id, ...request }, { viewer, deps }) =>
    listTab(
      viewer,
      { business_id, node_id },
      deps,
      (db, id) => listTabProfiles(db, id, request),
      toTabProfile,
    ),
  ),
  implement(
    contracts['hierarchyAssetGroups.list'],
    ({ business_id, node_id, ...request }, { viewer, deps }) =>
      listTab(
        viewer,
        { business_id, node_id },
        deps,
        (db, id) => listTabAssetGroups(db, id, request),
        toTabAssetGroup,
      ),
  ),
  implement(contracts['hierarchyEmployees.list'], ({ business_id, node_id, ...request }, { viewer, deps }) =>
    listTab(
      viewer,
      { business_id, node_id },
      deps,
      (db, id) => listTabEmployees(db, id, request),
      toTabEmployee,
    ),
  ),
  implement(contracts['hierarchyPartners.list'], ({ business_id, node_id, ...request }, { viewer, deps }) =>
    listTab(
      viewer,
      { business_id, node_id },
      deps,
      (db, id) => listTabPartners(db, id, request),
      toTabPartner,
    ),
  ),
  implement(
    contracts['hierarchyBusinessMembers.list'],
    ({ business_id, node_id, ...request }, { viewer, deps }) =>
      listTab(
        viewer,
        { business_id, node_id },
        deps,
        (db, id) => listTabMembers(db, id, request),
        toTabMember,
      ),
  ),
  implement(
    contracts['hierarchyPendingChildren.list'],
    ({ business_id, node_id, ...request }, { viewer, deps }) =>
      listPendingChildren(viewer, { business_id, node_id }, request, deps),
  ),
  implement(
    contracts['hierarchyPendingManagers.list'],
    ({ business_id, node_id, ...request }, { viewer, deps }) =>
      listPendingManagers(viewer, { business_id, node_id }, request, deps),
  ),
]

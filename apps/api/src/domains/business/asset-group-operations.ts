import { contracts } from '@tessera/api-types'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  addGroupMembers,
  changeGroupMember,
  listGroupMembers,
  removeGroupMember,
} from './asset-group-member-service.ts'
import { changeGroup, createGroup, getGroup, listGroups, removeGroup } from './asset-group-service.ts'

export const assetGroupOperations: Operation[] = [
  implement(contracts['assetGroups.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listGroups(viewer, business_id, request, deps),
  ),
  implement(contracts['assetGroups.get'], ({ business_id, id }, { viewer, deps }) =>
    getGroup(viewer, business_id, id, deps),
  ),
  implement(contracts['assetGroups.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createGroup(viewer, business_id, fields, deps),
  ),
  implement(contracts['assetGroups.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeGroup(viewer, business_id, id, changes, deps),
  ),
  implement(contracts['assetGroups.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeGroup(viewer, business_id, id, deps),
  ),

  implement(
    contracts['assetGroupEmployees.list'],
    ({ business_id, asset_group_id, ...request }, { viewer, deps }) =>
      listGroupMembers(viewer, { business_id, asset_group_id }, request, deps),
  ),
  implement(contracts['assetGroupEmployees.create'], ({ items, ...place }, { viewer, deps }) =>
    addGroupMembers(viewer, place, items, deps),
  ),
  implement(
    contracts['assetGroupEmployees.update'],
    ({ business_id, asset_group_id, ...given }, { viewer, deps }) =>
      changeGroupMember(viewer, { business_id, asset_group_id }, given, deps),
  ),
  implement(contracts['assetGroupEmployees.delete'], ({ id, ...place }, { viewer, deps }) =>
    removeGroupMember(viewer, place, id, deps),
  ),
]

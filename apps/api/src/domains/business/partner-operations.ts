import { contracts } from '@tessera/api-types'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  addGroupPartners,
  changeGroupPartner,
  listGroupPartners,
  removeGroupPartner,
} from './group-partner-service.ts'
import { getClient, listClients, stopManaging } from './managed-client-service.ts'
import { changePartner, getPartner, listPartners, removePartner } from './partner-service.ts'
import { listPermissions } from './permission-service.ts'
import { getRequest, listRequests, respond } from './request-service.ts'

export const partnerOperations: Operation[] = [
  implement(contracts['partners.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listPartners(viewer, business_id, request, deps),
  ),
  implement(contracts['partners.get'], ({ business_id, id }, { viewer, deps }) =>
    getPartner(viewer, business_id, id, deps),
  ),
  implement(contracts['partners.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changePartner(viewer, business_id, id, changes, deps),
  ),
  implement(contracts['partners.delete'], ({ business_id, id }, { viewer, deps }) =>
    removePartner(viewer, business_id, id, deps),
  ),

  implement(contracts['partnerRequests.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listRequests(viewer, business_id, request, deps),
  ),
  implement(contracts['partnerRequests.get'], ({ business_id, id }, { viewer, deps }) =>
    getRequest(viewer, business_id, id, deps),
  ),
  implement(contracts['partnerRequests.update'], ({ business_id, ...response }, { viewer, deps }) =>
    respond(viewer, business_id, response, deps),
  ),

  implement(
    contracts['assetGroupPartners.list'],
    ({ business_id, asset_group_id, ...request }, { viewer, deps }) =>
      listGroupPartners(viewer, { business_id, asset_group_id }, request, deps),
  ),
  implement(contracts['assetGroupPartners.create'], ({ items, ...place }, { viewer, deps }) =>
    addGroupPartners(viewer, place, items, deps),
  ),
  implement(
    contracts['assetGroupPartners.update'],
    ({ business_id, asset_group_id, ...given }, { viewer, deps }) =>
      changeGroupPartner(viewer, { business_id, asset_group_id }, given, deps),
  ),
  implement(contracts['assetGroupPartners.delete'], ({ id, ...place }, { viewer, deps }) =>
    removeGroupPartner(viewer, place, id, deps),
  ),

  implement(contracts['managedClients.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listClients(viewer, business_id, request, deps),
  ),
  implement(contracts['managedClients.get'], ({ business_id, id }, { viewer, deps }) =>
    getClient(viewer, business_id, id, deps),
  ),
  implement(contracts['managedClients.delete'], ({ business_id, id }, { viewer, deps }) =>
    stopManaging(viewer, business_id, id, deps),
  ),

  implement(contracts['permissions.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listPermissions(viewer, business_id, request, deps),
  ),
]

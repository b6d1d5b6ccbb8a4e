import { contracts } from '@tessera/api-types'
import { implement, type Operation } from '../../kernel/operation.ts'
import { changeEmployee, getEmployee, listEmployees, removeEmployee } from './employee-service.ts'
import { cancelInvite, getInvite, invitePeople, listInvites, refreshInvite } from './invite-service.ts'
import { invitePartner } from './partner-invite-service.ts'
import {
  acceptInvite,
  claimReceivedInvite,
  declineInvite,
  getReceivedInvite,
} from './received-invite-service.ts'

export const peopleOperations: Operation[] = [
  implement(contracts['employees.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listEmployees(viewer, business_id, request, deps),
  ),
  implement(contracts['employees.get'], ({ business_id, id }, { viewer, deps }) =>
    getEmployee(viewer, business_id, id, deps),
  ),
  implement(contracts['employees.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeEmployee(viewer, business_id, id, changes, deps),
  ),
  implement(contracts['employees.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeEmployee(viewer, business_id, id, deps),
  ),

  implement(contracts['invites.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listInvites(viewer, business_id, request, deps),
  ),
  implement(contracts['invites.get'], ({ business_id, id }, { viewer, deps }) =>
    getInvite(viewer, business_id, id, deps),
  ),
  implement(
    contracts['invites.create'],
    ({ business_id, invitees, business_roles, assets }, { viewer, deps }) =>
      invitePeople(viewer, business_id, { invitees, role: business_roles[0] ?? 'EMPLOYEE', assets }, deps),
  ),
  implement(contracts['invites.delete'], ({ business_id, id }, { viewer, deps }) =>
    cancelInvite(viewer, business_id, id, deps),
  ),
  implement(contracts['invites.refresh'], ({ business_id, id }, { viewer, deps }) =>
    refreshInvite(viewer, business_id, id, deps),
  ),

  implement(contracts['partnerInvites.create'], ({ business_id, ...wish }, { viewer, deps }) =>
    invitePartner(viewer, business_id, wish, deps),
  ),

  implement(contracts['receivedInvites.get'], ({ token }, { viewer, deps }) =>
    getReceivedInvite(viewer, token, deps),
  ),
  implement(contracts['receivedInvites.accept'], ({ token }, { viewer, deps }) =>
    acceptInvite(viewer, token, deps),
  ),
  implement(contracts['receivedInvites.claim'], ({ token, business_id }, { viewer, deps }) =>
    claimReceivedInvite(viewer, token, business_id, deps),
  ),
  implement(contracts['receivedInvites.decline'], ({ token }, { viewer, deps }) =>
    declineInvite(viewer, token, deps),
  ),
]

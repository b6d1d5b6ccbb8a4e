import { routes } from '../route.ts'

export const collaboratorsRoutes = routes({
  'collaborators.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/collaborators/' },
    resource: { name: 'BoardCollaborators', verb: 'get' },
  },
  'collaborators.invite': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/collaborators/' },
    resource: { name: 'BoardCollaborators', verb: 'create' },
    isIdempotent: true,
  },
  'collaborators.updateAccess': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/collaborators/{user_id}/' },
    resource: { name: 'BoardCollaborator', verb: 'update' },
  },
  'collaborators.remove': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/collaborators/{user_id}/' },
    resource: { name: 'BoardCollaborator', verb: 'delete' },
  },
  'boardInvites.accept': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/invite/' },
    resource: { name: 'BoardInvite', verb: 'update' },
  },
  'boardInvites.decline': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/invite/' },
    resource: { name: 'BoardInvite', verb: 'delete' },
  },
  'boardInvites.approve': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/invites/{user_id}/approval/' },
    resource: { name: 'BoardInviteApproval', verb: 'create' },
  },
  'boardInvites.deny': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/invites/{user_id}/approval/' },
    resource: { name: 'BoardInviteApproval', verb: 'delete' },
  },
  'boardInvites.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/invites/' },
    resource: { name: 'BoardInvites', verb: 'delete' },
  },
  'joinRequests.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/join_request/' },
    resource: { name: 'BoardJoinRequest', verb: 'create' },
  },
  'boardOwnership.offer': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/ownership_transfer/' },
    resource: { name: 'BoardOwnershipTransfer', verb: 'create' },
  },
  'boardOwnership.accept': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/ownership_transfer/' },
    resource: { name: 'BoardOwnershipTransfer', verb: 'update' },
  },
  'boardOwnership.cancel': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/ownership_transfer/' },
    resource: { name: 'BoardOwnershipTransfer', verb: 'delete' },
  },
})

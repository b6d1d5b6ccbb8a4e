import { routes } from '../route.ts'
import { collaboratorsRoutes } from './collaborator-routes.ts'
import { sectionsRoutes } from './section-routes.ts'

const ownBoardsRoutes = routes({
  'boards.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/' },
    resource: { name: 'Board', verb: 'get' },
    isBatchable: true,
  },
  'boards.list': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/users/{username}/boards/' },
    resource: { name: 'Boards', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'boards.create': {
    kind: 'command',
    access: 'member',
    tracked: { event: 'BOARD_CREATED' },
    rest: { method: 'POST', path: '/v3/boards/' },
    resource: { name: 'Board', verb: 'create' },
    isIdempotent: true,
  },
  'boards.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/' },
    resource: { name: 'Board', verb: 'update' },
  },
  'boards.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/' },
    resource: { name: 'Board', verb: 'delete' },
  },
  'boards.archive': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/archive/' },
    resource: { name: 'BoardArchive', verb: 'create' },
  },
  'boards.unarchive': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/archive/' },
    resource: { name: 'BoardArchive', verb: 'delete' },
  },
  'boards.reorder': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/boards/order/' },
    resource: { name: 'BoardsReorder', verb: 'update' },
  },
  'boards.feed': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/pins/' },
    resource: { name: 'BoardFeed', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'boards.interests': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/interests/' },
    resource: { name: 'BoardInterests', verb: 'get' },
    isBatchable: true,
  },
  'boards.moveAll': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/blocking_actions/' },
    resource: { name: 'BoardBlockingAction', verb: 'create' },
    isIdempotent: true,
  },
  'boards.undoMoveAll': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/boards/{board_id}/blocking_actions/{blocking_action_id}/' },
    resource: { name: 'BoardBlockingAction', verb: 'delete' },
  },
  'boards.activity': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/activity/' },
    resource: { name: 'BoardActivity', verb: 'get' },
    paged: true,
  },
  'boards.mergePreview': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/merges/preview/' },
    resource: { name: 'BoardMergePreview', verb: 'get' },
  },
  'boards.merge': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/merges/' },
    resource: { name: 'BoardMerge', verb: 'create' },
    isIdempotent: true,
  },
  'boards.picker': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/board_picker/boards/' },
    resource: { name: 'BoardPickerBoards', verb: 'get' },
    isBatchable: true,
  },
})

export const boardsRoutes = { ...ownBoardsRoutes, ...collaboratorsRoutes, ...sectionsRoutes }

import { routes } from '../route.ts'

export const sectionsRoutes = routes({
  'sections.list': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/boards/{board_id}/sections/' },
    resource: { name: 'BoardSections', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'sections.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/board_sections/{section_id}/' },
    resource: { name: 'BoardSection', verb: 'get' },
    isBatchable: true,
  },
  'sections.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/boards/{board_id}/sections/' },
    resource: { name: 'BoardSection', verb: 'create' },
    isIdempotent: true,
  },
  'sections.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/board_sections/{section_id}/' },
    resource: { name: 'BoardSectionEdit', verb: 'update' },
  },
  'sections.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/board_sections/{section_id}/' },
    resource: { name: 'BoardSectionEdit', verb: 'delete' },
  },
  'sections.reorder': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/boards/{board_id}/sections/order/' },
    resource: { name: 'BoardSectionsReorder', verb: 'update' },
  },
  'sections.pins': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/board_sections/{section_id}/pins/' },
    resource: { name: 'BoardSectionPins', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
})

import { routes } from '../route.ts'

export const libraryImportsRoutes = routes({
  'libraryImports.begin': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/library_imports/' },
    isIdempotent: true,
  },
  'libraryImports.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/library_imports/' },
    isBatchable: true,
  },
  'libraryImports.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/library_imports/{id}/' },
    isBatchable: true,
  },
  'libraryImports.items': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/library_imports/{id}/items/' },
    isBatchable: true,
    paged: true,
  },
  'libraryImports.confirm': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/library_imports/{id}/confirm/' },
    isIdempotent: true,
  },
  'libraryImports.cancel': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/library_imports/{id}/cancel/' },
    isIdempotent: true,
  },
})

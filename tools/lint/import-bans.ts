/** Imports that a part of the house may not make, and what to do instead. */
export type ImportBan = {
  regex: string
  message: string
  allowTypeImports?: boolean
  importNames?: string[]
}

/** A relative import that enters one of these folders. */
export const folder = (...names: string[]) => `^\\.{1,2}/(?:.*/)?(?:${names.join('|')})(?:/|$)`

const packages = (...names: string[]) => `^(?:${names.join('|')})(?:/|$)`
const parts = (...suffixes: string[]) => `-(?:${suffixes.join('|')})\\.ts$`
const anyOf = (...patterns: string[]) => patterns.map((pattern) => `(?:${pattern})`).join('|')

// The engine knows no look-ahead: spelled out, this is anything but zod and relative paths.
const notOurs = (...also: string[]) => `^(?:${['[^.z@]', 'z[^o]', 'zo[^d]', 'zod[^/]', ...also].join('|')})`

export const outsideTheContract: ImportBan = {
  regex: notOurs('@'),
  message: 'The contract depends on zod only.',
}

export const outsideSharedCode: ImportBan = {
  regex: notOurs('@[^t]', '@tessera/[^a]', '@tessera/api[^-]'),
  message: 'Pure on server and browser: import @tessera/api-types only, and have the rest handed in.',
}

export const anotherApp: ImportBan = {
  regex: anyOf(
    packages('@tessera/api', '@tessera/web', '@tessera/business-console'),
    '/apps/',
    '^(?:\\.\\./)+(?:api|web|business-console)/src/',
  ),
  message: 'Apps know packages, never each other. Move what both need to packages/.',
}

export const behindTheTransports: ImportBan = {
  regex: anyOf(packages('kysely', 'pg'), folder('domains', 'db')),
  message: 'Transports translate, they decide nothing: app.ts hands them the operations.',
}

export const aboveTheDomains: ImportBan = {
  regex: anyOf(packages('fastify', '@fastify', 'mercurius'), folder('transports', 'plugins', 'http')),
  message: 'A domain does not know how it was reached: return a value or throw a DomainError.',
}

export const databaseOutsideStores: ImportBan = {
  regex: anyOf(packages('kysely', 'pg'), folder('db/client', 'db/embedded', 'db/testing')),
  message: 'Queries live in a *-store.ts file: add a function there and call it.',
  allowTypeImports: true,
}

export const impure: ImportBan = {
  regex: anyOf(packages('kysely', 'pg', 'node:[a-z/]+'), folder('db'), parts('store', 'service')),
  message: 'Rules, policies and views are pure: take rows and facts as arguments.',
  allowTypeImports: true,
}

export const otherRouters: ImportBan = {
  regex: packages('react-router', '@remix-run/router'),
  message: 'Import router pieces from react-router-dom, everywhere the same one.',
}

export const heavyRouterParts: ImportBan = {
  regex: packages('react-router-dom'),
  importNames: ['Link', 'NavLink', 'Form', 'RouterProvider', 'createBrowserRouter', 'useFetcher'],
  message: "Take the Link of shared/navigation: the router's own parts cost every first page some 3 kB.",
}

export const hastyConfirm: ImportBan = {
  regex: packages('react-admin'),
  importNames: ['Confirm'],
  message: 'Take ConfirmDialog of shared: there the focus begins at Cancel.',
}

export const rawStoreHooks: ImportBan = {
  regex: packages('react-redux'),
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of hooks.ts.',
}

export const muiOutsideScreens: ImportBan = {
  regex: packages('@mui', '@emotion'),
  message: 'MUI comes in through files that render (.tsx) only.',
}

export const productNouns: ImportBan = {
  regex: anyOf(packages('react-redux', '@reduxjs/toolkit', '@tessera/[a-z-]+'), folder('api')),
  message: 'The skin knows no product: take values and callbacks as props.',
}

/** The data elements of a served page, by what they hold. */
export const ELEMENT = {
  root: 'tessera-root',
  pageData: 'tessera-page-data',
  state: 'tessera-state',
  routeManifest: 'tessera-route-manifest',
  serverError: 'tessera-server-error',
} as const

export type EmbeddedError = { message: string; stack: string }

/** The routes of the site, embedded so that the browser need not ask; `code` is where that of the served page is. */
export type RouteManifest = { handlers: string[]; code?: string }

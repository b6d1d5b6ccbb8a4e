/** The names of a site's page handlers, each behind the name of the site: `www/pin/[id]`. spec 001 §7 */
export type PageHandlerList = readonly string[]

const prefixOf = (site: string): string => `${site}/`

/** Where the list of a site is, for pages that came without their manifest. */
export const pageHandlersPath = (site: string): string => `/pageHandlers/${encodeURIComponent(site)}/`

export const toPageHandlerList = (site: string, handlers: readonly string[]): PageHandlerList =>
  handlers.map((handler) => prefixOf(site) + handler)

/** The handlers of a list, without the name of the site. */
export const handlersIn = (site: string, list: PageHandlerList): string[] => {
  const prefix = prefixOf(site)
  return list.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}

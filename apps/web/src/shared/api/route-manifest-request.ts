import { handlersIn, type PageHandlerList, pageHandlersPath } from '@tessera/api-types/page/page-handlers'

/** The browser's fetch, handed in. */
export type Fetch = typeof fetch

/** The page-handler names of a site, for pages that came without their manifest. */
export async function fetchPageHandlers(site: string, fetcher: Fetch): Promise<string[]> {
  const response = await fetcher(pageHandlersPath(site))
  if (!response.ok) throw new Error(`The page handlers of ${site} did not load (${response.status})`)
  const list: PageHandlerList = await response.json()
  return handlersIn(site, list)
}

import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { RootState } from '../store/root-reducer.ts'

/** A page as the server would render it now, without its HTML. */
export type PageState = {
  state: Partial<RootState>
  page: { requestContext: RequestContext; pageData: PageData }
}

/** The state of the page at a path of this site for the session of this browser; null when it did not come. */
export async function fetchPageState(
  path: string,
  fetcher: (path: string) => Promise<Response>,
): Promise<PageState | null> {
  const response = await fetcher(`/_/_/state?${new URLSearchParams({ source_url: path }).toString()}`)
  return response.ok ? ((await response.json()) as PageState) : null
}

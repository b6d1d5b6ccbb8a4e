import { baseApi } from '../../shared/api/base-api.ts'
import type { PageState } from '../../shared/api/state-request.ts'
import { type AppStore, stateFollowed } from '../../shared/store/make-store.ts'
import { arrivedSession, selectViewer } from './session-slice.ts'

type Deps = {
  /** Whether somebody is signed in on this browser, by a cookie that scripts may read. */
  isSomebodys: () => boolean
  fetchState: () => Promise<PageState | null>
}

/**
 * A page made for visitors may reach a member out of somebody's cache: then state and experiences become
 * those of the member. spec 001 §7
 */
export async function followState(store: AppStore, deps: Deps): Promise<void> {
  const { getState, dispatch } = store
  const before = getState().session
  if (before?.pageData?.renderMode !== 'cached' || selectViewer(getState()) || !deps.isSomebodys()) return
  const served = await deps.fetchState().catch(() => null)
  if (!served?.page.pageData.initialUser) return
  const { unauthSavePinId } = before
  const api = getState()[baseApi.reducerPath]
  dispatch(
    stateFollowed({
      ...served.state,
      // What the page loaded since stays until responses for the member replace it.
      api: { ...api, queries: { ...api.queries, ...served.state.api?.queries } },
      session: { ...arrivedSession(served.page), unauthSavePinId },
    }),
  )
}

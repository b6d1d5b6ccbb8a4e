import { followState } from '../../entities/session/follow-state.ts'
import { fetchPageState } from '../../shared/api/state-request.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import { onReturnFromMemory } from '../../shared/browser/page-life.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { fetchOwn } from '../../shared/browser/fetch-own.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** When the page begins, and when the browser brings it back out of its memory. */
export function followVisitorsRender(store: AppStore): () => void {
  const follow = () =>
    void followState(store, {
      isSomebodys: () => readCookie('signed_in') === '1',
      fetchState: () => fetchPageState(currentAddress(), fetchOwn),
    })
  follow()
  return onReturnFromMemory(follow)
}

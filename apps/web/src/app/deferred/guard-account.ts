import type { ApiError } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { viewerOfTabs } from '../../shared/browser/other-tabs.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

const CONFLICT = 409

const askToReload = async (store: AppStore): Promise<{ error: ApiError }> =>
  (await import('../../entities/session/other-account.ts')).askToReload(store)

/** A page of one account does nothing in the name of another that was chosen in another tab since. */
export function guardAccount(store: AppStore): () => void {
  let announced: string | undefined
  const isOther = (): boolean => {
    const mine = selectViewer(store.getState())?.id
    if (mine === undefined) return false
    if (mine !== announced) viewerOfTabs.announce(mine)
    announced = mine
    return (viewerOfTabs.read() ?? mine) !== mine
  }
  isOther()
  store.dispatch((_dispatch, _getState, { add }) =>
    add('account', (next) => async (route, input, signal) => {
      const isSafe = route.kind === 'query' || route.forgeryGuard === 'install-id' || !isOther()
      if (isSafe) return next(route, input, signal)
      return route.isReport ? { error: apiError(null, CONFLICT) } : askToReload(store)
    }),
  )
  return viewerOfTabs.watch(() => void (isOther() && askToReload(store)))
}

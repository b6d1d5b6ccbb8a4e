import { forgetKeptSearches } from '../../entities/searches/kept-searches.ts'
import { recentSearchesApi } from '../../entities/searches/recent-searches-api.ts'
import { recentSearchesKnown, selectRecentSearches } from '../../entities/searches/searches-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Forgets all recent searches; they come back when the server refuses. */
export function useForgetSearches(): () => Promise<void> {
  const store = useAppStore()
  const t = useT<'search'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  return async () => {
    const before = selectRecentSearches(store.getState())
    store.dispatch(recentSearchesKnown([]))
    if (!isMember) return forgetKeptSearches()
    const { error } = await store.dispatch(recentSearchesApi.endpoints.forgetSearches.initiate({}))
    if (!error) return
    store.dispatch(recentSearchesKnown([...selectRecentSearches(store.getState()), ...before]))
    store.dispatch(toastShown({ text: t('typeahead.clearFailed'), tone: 'error' }))
  }
}

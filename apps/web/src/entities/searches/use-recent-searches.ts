import { useEffect } from 'react'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { selectIsAuthenticated } from '../session/session-slice.ts'
import { keepSearches, readKeptSearches } from './kept-searches.ts'
import { recentSearchesApi } from './recent-searches-api.ts'
import { isValidQuery } from './search-paths.ts'
import {
  recentSearchesKnown,
  searchMade,
  searchShown,
  selectRecentSearches,
  selectRecommendedSearches,
} from './searches-slice.ts'

interface FirstSearches {
  searches: readonly RecentSearch[]
  recommended: readonly string[]
}

/** What a search begins with; a member's recent searches come from the server, a visitor's from the browser. */
export function useRecentSearches(): FirstSearches {
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(selectIsAuthenticated)
  const searches = useAppSelector(selectRecentSearches)
  const recommended = useAppSelector(selectRecommendedSearches)
  useEffect(() => {
    if (!isMember) dispatch(recentSearchesKnown(readKeptSearches()))
    void dispatch(
      recentSearchesApi.endpoints.searchTab.initiate({}, { forceRefetch: true, subscribe: false }),
    )
  }, [dispatch, isMember])
  return { searches, recommended }
}

/** Notes a search as made, once its results are looked at. */
export function useRememberedSearch({ query, scope }: RecentSearch): void {
  const store = useAppStore()
  const isMember = useAppSelector(selectIsAuthenticated)
  useEffect(() => {
    if (!isValidQuery(query)) return
    const search = { query: query.trim(), scope }
    store.dispatch(searchShown(search))
    if (isMember) {
      void store.dispatch(recentSearchesApi.endpoints.rememberSearches.initiate({ searches: [search] }))
      return
    }
    store.dispatch(recentSearchesKnown(readKeptSearches()))
    store.dispatch(searchMade(search))
    keepSearches(selectRecentSearches(store.getState()))
  }, [query, scope, isMember, store])
}

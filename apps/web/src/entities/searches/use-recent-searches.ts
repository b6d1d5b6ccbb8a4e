import { useEffect } from 'react'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { selectIsAuthenticated } from '../session/session-slice.ts'
import { forgetKeptSearches, keepSearches, readKeptSearches } from './kept-searches.ts'
import { recentSearchesApi } from './recent-searches-api.ts'
import { isValidQuery } from './search-paths.ts'
import { recentSearchesKnown, searchMade, selectRecentSearches } from './searches-slice.ts'

/** A member's recent searches come from the server, a visitor's from the browser. */
export function useRecentSearches(): { searches: readonly RecentSearch[]; forgetAll: () => void } {
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(selectIsAuthenticated)
  const searches = useAppSelector(selectRecentSearches)
  useEffect(() => {
    if (isMember) void dispatch(recentSearchesApi.endpoints.recentSearches.initiate({}))
    else dispatch(recentSearchesKnown(readKeptSearches()))
  }, [dispatch, isMember])
  const forgetAll = () => {
    dispatch(recentSearchesKnown([]))
    if (isMember) void dispatch(recentSearchesApi.endpoints.forgetSearches.initiate({}))
    else forgetKeptSearches()
  }
  return { searches, forgetAll }
}

/** Notes a search as made, once its results are looked at. */
export function useRememberedSearch({ query, scope }: RecentSearch): void {
  const store = useAppStore()
  const isMember = useAppSelector(selectIsAuthenticated)
  useEffect(() => {
    if (!isValidQuery(query)) return
    const search = { query: query.trim(), scope }
    if (isMember) {
      void store.dispatch(recentSearchesApi.endpoints.rememberSearches.initiate({ searches: [search] }))
      return
    }
    store.dispatch(recentSearchesKnown(readKeptSearches()))
    store.dispatch(searchMade(search))
    keepSearches(selectRecentSearches(store.getState()))
  }, [query, scope, isMember, store])
}

import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { mergeRecentSearches } from '@tessera/api-types/search/recent-searches'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type SearchesState = { recentSearches: RecentSearch[] | null }

const nothingKnown: SearchesState = { recentSearches: null }

/** What the viewer looked for lately, newest first; null until somebody asked. */
export const searchesSlice = createSlice({
  name: 'searches',
  initialState: nothingKnown,
  reducers: {
    recentSearchesKnown: (state, { payload }: PayloadAction<RecentSearch[]>) => {
      state.recentSearches = mergeRecentSearches(payload, [])
    },
    searchMade: (state, { payload }: PayloadAction<RecentSearch>) => {
      state.recentSearches = mergeRecentSearches([payload], state.recentSearches ?? [])
    },
  },
  selectors: {
    selectRecentSearches: createSelector(
      (state: SearchesState) => state.recentSearches,
      (searches) => searches ?? [],
    ),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof searchesSlice> {}
}

export const { recentSearchesKnown, searchMade } = searchesSlice.actions
export const { selectRecentSearches } = searchesSlice.injectInto(rootReducer).selectors

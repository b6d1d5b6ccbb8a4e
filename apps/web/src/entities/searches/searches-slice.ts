import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { mergeRecentSearches } from '@tessera/api-types/search/recent-searches'
import type { PictureRegion } from '@tessera/api-types/visual-search/region'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** A picture that was looked at on this device alone; `src` is a data address. */
export type SearchedPicture = { src: string; width: number; height: number; region: PictureRegion }

export type SearchesState = {
  recentSearches: RecentSearch[] | null
  /** By the look that the server made of them. */
  visualSearches: Record<string, SearchedPicture>
}

const nothingKnown: SearchesState = { recentSearches: null, visualSearches: {} }

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
    /** One picture at a time: they are large. */
    visualSearchMade: (state, { payload }: PayloadAction<{ look: string; picture: SearchedPicture }>) => {
      state.visualSearches = { [payload.look]: payload.picture }
    },
  },
  selectors: {
    selectSearchedPicture: (state: SearchesState, look: string) => state.visualSearches[look],
    selectRecentSearches: createSelector(
      (state: SearchesState) => state.recentSearches,
      (searches) => searches ?? [],
    ),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof searchesSlice> {}
}

export const { recentSearchesKnown, searchMade, visualSearchMade } = searchesSlice.actions
export const { selectRecentSearches, selectSearchedPicture } = searchesSlice.injectInto(rootReducer).selectors

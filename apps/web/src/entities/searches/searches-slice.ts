import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { byRecency, mergeRecentSearches } from '@tessera/api-types/search/recent-searches'
import { DEFAULT_SEARCH_SCOPE, type SearchScope } from '@tessera/api-types/search/search-scope'
import type { RecentSearch, SearchTab, TypeaheadItem } from '@tessera/api-types/search/views'
import type { PictureRegion } from '@tessera/api-types/visual-search/region'
import type { VisualResults } from '@tessera/api-types/visual-search/views'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { searchKey } from './search-paths.ts'

/** A picture that was looked at on this device alone; `src` is a data address. */
export type SearchedPicture = { src: string; width: number; height: number; region: PictureRegion }

export type Search = { query: string; scope: SearchScope }
export type ProductFilters = Omit<VisualResults, 'results'>

/** spec 000 §3 */
export type SearchesState = {
  /** The one whose results were shown last. */
  currentSearch: Search
  /** The ids of what was found, best first, by `searchKey`. */
  queries: Record<string, string[]>
  /** How the pictures found last can be narrowed. */
  productFilters: ProductFilters | null
  /** Null until somebody asked. */
  recentSearches: RecentSearch[] | null
  /** Those among the viewer's own pins. */
  recentPersonalSearches: RecentSearch[]
  recommendedSearches: string[]
  typeaheadCache: Record<string, TypeaheadItem[]>
  /** By the look that the server made of them. */
  visualSearches: Record<string, SearchedPicture>
}

const CACHED_TERMS = 50
const CACHED_QUERIES = 20

const nothingKnown: SearchesState = {
  currentSearch: { query: '', scope: DEFAULT_SEARCH_SCOPE },
  queries: {},
  productFilters: null,
  recentSearches: null,
  recentPersonalSearches: [],
  recommendedSearches: [],
  typeaheadCache: {},
  visualSearches: {},
}

const isPersonal = ({ scope }: RecentSearch): boolean => scope === 'my_pins'

/** The newest entry stands last; the oldest beyond `limit` go. */
const remembered = <T>(
  record: Record<string, T>,
  key: string,
  value: T,
  limit: number,
): Record<string, T> => {
  const { [key]: _before, ...others } = record
  return Object.fromEntries([...Object.entries(others), [key, value] as const].slice(-limit))
}

function remember(state: SearchesState, searches: readonly RecentSearch[]): void {
  const others = searches.filter((search) => !isPersonal(search))
  state.recentSearches = mergeRecentSearches(others, state.recentSearches ?? [])
  state.recentPersonalSearches = mergeRecentSearches(
    searches.filter(isPersonal),
    state.recentPersonalSearches,
  )
}

/** What was searched for on this page, and what a search can begin with. */
export const searchesSlice = createSlice({
  name: 'searches',
  initialState: nothingKnown,
  reducers: {
    recentSearchesKnown: (state, { payload }: PayloadAction<RecentSearch[]>) => {
      state.recentSearches = []
      state.recentPersonalSearches = []
      remember(state, payload)
    },
    searchMade: (state, { payload }: PayloadAction<RecentSearch>) => remember(state, [payload]),
    searchShown: (state, { payload }: PayloadAction<Search>) => {
      state.currentSearch = payload
    },
    /** Of SearchResource and BaseSearchResource. */
    resultsReceived: (state, { payload }: PayloadAction<{ search: Search; ids: string[] }>) => {
      const { search, ids } = payload
      state.queries = remembered(state.queries, searchKey(search), ids, CACHED_QUERIES)
    },
    /** Of AdvancedTypeaheadResource. */
    suggestionsReceived: (state, { payload }: PayloadAction<{ term: string; items: TypeaheadItem[] }>) => {
      const { term, items } = payload
      state.typeaheadCache = remembered(state.typeaheadCache, term.toLowerCase(), items, CACHED_TERMS)
    },
    /** Of SearchTabResource; what a visitor's browser remembers stays. */
    searchTabReceived: (state, { payload }: PayloadAction<SearchTab>) => {
      const { recent_searches, recent_personal_searches, recommended_searches } = payload
      remember(state, [...recent_searches, ...recent_personal_searches])
      state.recommendedSearches = recommended_searches
    },
    /** Of VisualLiveSearchResource. */
    productFiltersReceived: (state, { payload }: PayloadAction<ProductFilters>) => {
      state.productFilters = payload
    },
    /** One picture at a time: they are large. */
    visualSearchMade: (state, { payload }: PayloadAction<{ look: string; picture: SearchedPicture }>) => {
      state.visualSearches = { [payload.look]: payload.picture }
    },
  },
  selectors: {
    selectSearchedPicture: ({ visualSearches }: SearchesState, look: string): SearchedPicture | undefined =>
      Object.hasOwn(visualSearches, look) ? visualSearches[look] : undefined,
    selectProductFilters: (state) => state.productFilters,
    selectRecommendedSearches: (state) => state.recommendedSearches,
    selectRecentSearches: createSelector(
      (state: SearchesState) => state.recentSearches,
      (state: SearchesState) => state.recentPersonalSearches,
      (searches, personal) => byRecency(searches ?? [], personal),
    ),
    /** What was suggested for the term, or for as much of it as is known. */
    selectCachedSuggestions: ({ typeaheadCache }: SearchesState, term: string): readonly TypeaheadItem[] => {
      const typed = term.toLowerCase()
      for (let length = typed.length; length > 0; length -= 1) {
        const known = typed.slice(0, length)
        if (Object.hasOwn(typeaheadCache, known)) return typeaheadCache[known] ?? NONE
      }
      return NONE
    },
  },
})
const NONE: readonly TypeaheadItem[] = []

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof searchesSlice> {}
}

export const {
  recentSearchesKnown,
  searchMade,
  searchShown,
  resultsReceived,
  suggestionsReceived,
  searchTabReceived,
  productFiltersReceived,
  visualSearchMade,
} = searchesSlice.actions
export const {
  selectRecentSearches,
  selectRecommendedSearches,
  selectSearchedPicture,
  selectProductFilters,
  selectCachedSuggestions,
} = searchesSlice.injectInto(rootReducer).selectors

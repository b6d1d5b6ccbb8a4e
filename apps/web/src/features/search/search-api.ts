import { searchRoutes } from '@tessera/api-types/search/routes'
import type { SearchResult } from '@tessera/api-types/search/views'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import { resultsReceived, type Search } from '../../entities/searches/searches-slice.ts'
import type { SearchPrices } from '../../entities/searches/search-prices.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { EntityBatch } from '../../shared/api/entities-received.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

export type { Search }

type Kind = SearchResult['type']
const ofType = <K extends Kind>(results: readonly SearchResult[], type: K) =>
  results.filter((result): result is Extract<SearchResult, { type: K }> => result.type === type)

/** Results are pins, boards and people side by side; each kind goes to its own slice. */
export function resultEntities(results: readonly SearchResult[]): EntityBatch {
  const { boards = [], users = [] } = boardEntities(ofType(results, 'board'))
  return { pins: ofType(results, 'pin'), boards, users: [...users, ...ofType(results, 'user')] }
}

/** A search, narrowed to prices where some are named. */
export type PricedSearch = Search & { prices?: SearchPrices | undefined }

const asked = ({ prices, ...search }: PricedSearch) =>
  prices ? { ...search, filters: JSON.stringify(prices) } : search
const received = (ids: string[], search: Search) => resultsReceived({ search, ids })

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchResults: build.infiniteQuery<IdPage, PricedSearch, string | null>({
      ...pagedEndpoint(searchRoutes['search.results'], resultEntities, asked, received),
      providesTags: ['Proposals'],
    }),
    /** Boards or people. */
    nameResults: build.infiniteQuery<IdPage, PricedSearch, string | null>(
      pagedEndpoint(searchRoutes['search.base'], resultEntities, asked, received),
    ),
    searchGuides: build.query(endpoint(searchRoutes['search.guides'])),
    trendingSearches: build.query(endpoint(searchRoutes['search.trending'])),
  }),
})

export const {
  useSearchResultsInfiniteQuery,
  useNameResultsInfiniteQuery,
  useSearchGuidesQuery,
  useTrendingSearchesQuery,
} = searchApi

import { searchRoutes } from '@tessera/api-types/search/routes'
import type { SearchScope } from '@tessera/api-types/search/search-scope'
import type { SearchResult } from '@tessera/api-types/search/views'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { EntityBatch } from '../../shared/api/entities-received.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

export type Search = { query: string; scope: SearchScope }

type Kind = SearchResult['type']
const ofType = <K extends Kind>(results: readonly SearchResult[], type: K) =>
  results.filter((result): result is Extract<SearchResult, { type: K }> => result.type === type)

/** Results are pins, boards and people side by side; each kind goes to its own slice. */
export function resultEntities(results: readonly SearchResult[]): EntityBatch {
  const { boards = [], users = [] } = boardEntities(ofType(results, 'board'))
  return { pins: ofType(results, 'pin'), boards, users: [...users, ...ofType(results, 'user')] }
}

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchResults: build.infiniteQuery<IdPage, Search, string | null>(
      pagedEndpoint(searchRoutes['search.results'], resultEntities, (search: Search) => search),
    ),
    searchGuides: build.query(endpoint(searchRoutes['search.guides'])),
    trendingSearches: build.query(endpoint(searchRoutes['search.trending'])),
  }),
})

export const { useSearchResultsInfiniteQuery, useSearchGuidesQuery, useTrendingSearchesQuery } = searchApi

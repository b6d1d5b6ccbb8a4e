import { searchRoutes } from '@tessera/api-types/search/routes'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { recentSearchesKnown, searchTabReceived } from './searches-slice.ts'

const confirmed = ({ items }: { items: RecentSearch[] }) => recentSearchesKnown(items)

export const recentSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchTab: build.query(endpoint(searchRoutes['search.tab'], { confirmed: searchTabReceived })),
    rememberSearches: build.mutation(endpoint(searchRoutes['search.remember'], { confirmed })),
    forgetSearches: build.mutation(endpoint(searchRoutes['search.forget'], { confirmed })),
  }),
})

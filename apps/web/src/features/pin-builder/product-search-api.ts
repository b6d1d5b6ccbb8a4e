import { searchRoutes } from '@tessera/api-types/search/routes'
import type { SearchResult } from '@tessera/api-types/search/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

const pinsIn = (results: readonly SearchResult[]) => ({
  pins: results.filter(({ type }) => type === 'pin'),
})

/** Things to buy that a picture can point at. */
export const productSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productSearch: build.infiniteQuery<IdPage, { query: string }, string | null>(
      pagedEndpoint(searchRoutes['search.results'], pinsIn, ({ query }: { query: string }) => ({
        query,
        scope: 'buyable_pins',
      })),
    ),
  }),
})

import { visualSearchRoutes } from '@tessera/api-types/visual-search/routes'
import type { VisualResults } from '@tessera/api-types/visual-search/views'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { productFiltersReceived } from '../../entities/searches/searches-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const entities = ({ results }: VisualResults) => pinsOf(results)

export const visualSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchCrop: build.query({
      ...endpoint(visualSearchRoutes['visualSearch.crop'], { entities }),
      providesTags: ['Proposals'],
    }),
    searchLook: build.query({
      ...endpoint(visualSearchRoutes['visualSearch.live'], {
        entities,
        confirmed: ({ results: _results, ...filters }) => productFiltersReceived(filters),
      }),
      providesTags: ['Proposals'],
    }),
    describeLook: build.mutation(endpoint(visualSearchRoutes['visualSearch.describe'])),
  }),
})

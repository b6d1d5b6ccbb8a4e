import { searchRoutes } from '@tessera/api-types/search/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const { usePeopleToTagQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({ peopleToTag: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

import { searchRoutes } from '@tessera/api-types/search/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const typeaheadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ typeahead: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

export const { useTypeaheadQuery } = typeaheadApi

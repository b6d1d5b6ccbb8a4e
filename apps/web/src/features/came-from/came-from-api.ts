import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const cameFromApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ pinCameFrom: build.query(endpoint(pinsRoutes['pins.get'])) }),
})

import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const trackingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadEvents: build.mutation(endpoint(trackingRoutes['tracking.upload'])),
    sendMeasures: build.mutation(endpoint(trackingRoutes['tracking.measure'])),
  }),
})

import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const pinStatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ pinStats: build.query(endpoint(trackingRoutes['tracking.pinStats'])) }),
})

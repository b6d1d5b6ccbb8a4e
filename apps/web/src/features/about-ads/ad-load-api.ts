import { adsRoutes } from '@tessera/api-types/ads/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const adLoadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ adLoad: build.query(endpoint(adsRoutes['ads.load'])) }),
})

import { leadRoutes } from '@tessera/api-types/ads/lead-form-routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const leadFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    leadForm: build.query(endpoint(leadRoutes['promotedPins.leadForm'])),
    sendLead: build.mutation(endpoint(leadRoutes['promotedPins.sendLead'])),
  }),
})

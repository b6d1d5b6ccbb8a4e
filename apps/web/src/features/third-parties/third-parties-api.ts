import type { OutputOf } from '@tessera/api-types/contract'
import type { Contracts } from '@tessera/api-types/contracts'
import { thirdPartiesRoutes } from '@tessera/api-types/third-parties/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export type ThirdPartyPlan = OutputOf<Contracts['thirdParties.plan']>

export const thirdPartiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    thirdPartyPlan: build.query(endpoint(thirdPartiesRoutes['thirdParties.plan'])),
    advertisingId: build.mutation(endpoint(thirdPartiesRoutes['thirdParties.identify'])),
  }),
})

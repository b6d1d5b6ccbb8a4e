import { accountLifeRoutes as routes } from '@tessera/api-types/account-life/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** The two ways to leave. */
export const leaveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deactivateAccount: build.mutation(endpoint(routes['account.deactivate'])),
    deleteAccount: build.mutation(endpoint(routes['account.delete'])),
  }),
})

import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const resetPasswordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation(endpoint(identityRoutes['auth.requestPasswordReset'])),
    resetPassword: build.mutation(endpoint(identityRoutes['auth.resetPassword'])),
  }),
})

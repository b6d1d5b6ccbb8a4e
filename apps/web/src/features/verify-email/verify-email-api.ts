import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const verifyEmailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: build.mutation(endpoint(identityRoutes['auth.verifyEmail'])) }),
})

export const { useVerifyEmailMutation } = verifyEmailApi

import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { authenticated } from './session-slice.ts'

/** The two halves of signing in, and its end. */
export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation(endpoint(identityRoutes['auth.login'])),
    registerEmail: build.mutation(endpoint(identityRoutes['auth.registerEmail'])),
    registerPartner: build.mutation(endpoint(identityRoutes['auth.registerPartner'])),
    openMailedLink: build.mutation(endpoint(identityRoutes['auth.openMailedLink'])),
    beginSession: build.mutation(
      endpoint(identityRoutes['auth.beginSession'], { confirmed: () => authenticated() }),
    ),
    logOut: build.mutation(endpoint(identityRoutes['auth.logout'])),
  }),
})

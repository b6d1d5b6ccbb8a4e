import { identityRoutes } from '@tessera/api-types/identity/routes'
import { socialLoginRoutes as routes } from '@tessera/api-types/social-login/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Connections'] })

/** Sign-in providers: what the site has set up, what this browser proved there, what a member is connected to. */
export const socialLoginApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    signInProviders: build.query(endpoint(routes['social.providers'])),
    pendingIdentity: build.query(endpoint(routes['social.pending'])),
    beginOneTap: build.mutation(endpoint(routes['social.oneTap'])),
    registerSocially: build.mutation(endpoint(identityRoutes['auth.register'])),
    linkIdentity: build.mutation(endpoint(routes['social.link'])),
    connections: build.query({ ...endpoint(routes['social.connections']), providesTags: ['Connections'] }),
    connect: build.mutation(endpoint(routes['social.connect'])),
    disconnect: build.mutation({
      ...endpoint(routes['social.disconnect']),
      invalidatesTags: ['Connections'],
    }),
  }),
})

import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Account', 'Sessions'] })

/** The member's own account, as the settings show and change it. */
export const accountApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    ownAccount: build.query({ ...endpoint(identityRoutes['users.me']), providesTags: ['Account'] }),
    resendVerification: build.mutation(endpoint(identityRoutes['auth.resendVerification'])),
    changeEmail: build.mutation(endpoint(identityRoutes['auth.changeEmail'])),
    changePassword: build.mutation({
      ...endpoint(identityRoutes['auth.changePassword']),
      invalidatesTags: ['Account', 'Sessions'],
    }),
    sessions: build.query({ ...endpoint(identityRoutes['sessions.list']), providesTags: ['Sessions'] }),
    endSession: build.mutation({
      ...endpoint(identityRoutes['sessions.end']),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint(identityRoutes['sessions.endOthers']),
      invalidatesTags: ['Sessions'],
    }),
  }),
})

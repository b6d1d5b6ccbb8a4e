import { browserAccountsRoutes } from '@tessera/api-types/browser-accounts/routes'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { countMetric } from '../../shared/tracking/track.ts'

const messageOf = (reason: unknown): string => {
  const { error } = reason as { error?: { message?: string } }
  return (error?.message ?? '').toLowerCase()
}

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['RememberedPerson'] })

/** Who was signed in on this browser before. */
export const rememberedPersonApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    unauthUserData: build.query({
      ...endpoint(identityRoutes['auth.unauthUserData']),
      providesTags: ['RememberedPerson'],
      onQueryStarted: (_input: object, { queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          // spec 001 §8
          (reason: unknown) => countMetric('unauth_user_data_failed', { message: messageOf(reason) }),
        ),
    }),
    forgetPerson: build.mutation({
      ...endpoint(browserAccountsRoutes['accounts.forgetPerson']),
      invalidatesTags: ['RememberedPerson'],
    }),
  }),
})

import { preferencesRoutes as routes } from '@tessera/api-types/preferences/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Subscription'] })

/** The choice of letters behind a mailed link. */
export const subscriptionApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query({
      ...endpoint(routes['emailSubscription.get']),
      providesTags: ['Subscription'],
    }),
    updateSubscription: build.mutation({
      ...endpoint(routes['emailSubscription.update']),
      invalidatesTags: ['Subscription'],
    }),
  }),
})

import { preferencesRoutes as routes } from '@tessera/api-types/preferences/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Personal', 'Account'] })

/** The member's private details. */
export const personalApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    personal: build.query({ ...endpoint(routes['settings.personal']), providesTags: ['Personal'] }),
    updatePersonal: build.mutation({
      ...endpoint(routes['settings.updatePersonal']),
      invalidatesTags: ['Personal', 'Account'],
    }),
  }),
})

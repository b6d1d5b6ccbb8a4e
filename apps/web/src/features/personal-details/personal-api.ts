import { preferencesRoutes as routes } from '@tessera/api-types/preferences/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Personal', 'Account'] })

/** What the member says of themself to the site alone. */
export const personalApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    personal: build.query({ ...endpoint(routes['settings.personal']), providesTags: ['Personal'] }),
    updatePersonal: build.mutation({
      ...endpoint(routes['settings.updatePersonal']),
      invalidatesTags: ['Personal', 'Account'],
    }),
  }),
})

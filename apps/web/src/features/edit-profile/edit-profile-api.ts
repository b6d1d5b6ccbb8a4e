import { usersRoutes } from '@tessera/api-types/users/routes'
import { viewerChanged } from '../../entities/session/session-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const editProfileApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation({
      ...endpoint(usersRoutes['users.updateProfile'], {
        confirmed: ({ full_name, username, image_medium_url }) =>
          viewerChanged({ full_name, username, image_medium_url }),
      }),
      invalidatesTags: ['Account'],
    }),
  }),
})

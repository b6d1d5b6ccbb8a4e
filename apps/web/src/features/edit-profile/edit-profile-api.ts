import { usersRoutes } from '@tessera/api-types/users/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const editProfileApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation({
      ...endpoint(usersRoutes['users.updateProfile']),
      invalidatesTags: ['Account'],
    }),
  }),
})

import { invitesRoutes as routes } from '@tessera/api-types/invites/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const invitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createInvite: build.mutation(endpoint(routes['friendInvites.create'])),
    inviteMetadata: build.query(endpoint(routes['friendInvites.metadata'])),
  }),
})

import { usersRoutes } from '@tessera/api-types/users/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    user: build.query(endpoint(usersRoutes['users.get'], { entities: (user) => ({ users: [user] }) })),
  }),
})

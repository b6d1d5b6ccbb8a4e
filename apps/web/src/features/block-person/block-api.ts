import { followsRoutes } from '@tessera/api-types/follows/routes'
import { userBlocked, userTied, userUnblocked } from '../../entities/users/users-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const blockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    blockPerson: build.mutation(
      endpoint(followsRoutes['users.block'], {
        confirmed: ({ user_id }) => userBlocked({ userId: user_id }),
      }),
    ),
    unblockPerson: build.mutation(
      endpoint(followsRoutes['users.unblock'], {
        optimistic: ({ user_id }) => ({
          apply: userUnblocked({ userId: user_id }),
          undo: userBlocked({ userId: user_id }),
        }),
        confirmed: (tie) => userTied(tie),
      }),
    ),
  }),
})

export const { useBlockPersonMutation, useUnblockPersonMutation } = blockApi

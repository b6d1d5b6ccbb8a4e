import { followsRoutes } from '@tessera/api-types/follows/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

const people = (users: readonly { id: string }[]) => ({ users })

const withTag = baseApi.enhanceEndpoints({ addTagTypes: ['FollowRequests'] })

export const followRequestsApi = withTag.injectEndpoints({
  endpoints: (build) => ({
    followRequests: build.infiniteQuery<IdPage, object, string | null>({
      ...pagedEndpoint(followsRoutes['users.followRequests'], people, () => ({})),
      providesTags: ['FollowRequests'],
    }),
    approveFollower: build.mutation({
      ...endpoint(followsRoutes['users.approveFollower']),
      invalidatesTags: ['FollowRequests'],
    }),
    declineFollower: build.mutation({
      ...endpoint(followsRoutes['users.declineFollower']),
      invalidatesTags: ['FollowRequests'],
    }),
  }),
})

export const { useFollowRequestsInfiniteQuery, useApproveFollowerMutation, useDeclineFollowerMutation } =
  followRequestsApi

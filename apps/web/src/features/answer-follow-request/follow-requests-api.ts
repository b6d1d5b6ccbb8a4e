import { followsRoutes } from '@tessera/api-types/follows/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

const people = (users: readonly { id: string }[]) => ({ users })

// An answered request is a notification no longer.
const withTag = baseApi.enhanceEndpoints({ addTagTypes: ['FollowRequests', 'Notifications'] })
const answered: ('FollowRequests' | 'Notifications')[] = ['FollowRequests', 'Notifications']

export const followRequestsApi = withTag.injectEndpoints({
  endpoints: (build) => ({
    followRequests: build.infiniteQuery<IdPage, object, string | null>({
      ...pagedEndpoint(followsRoutes['users.followRequests'], people, () => ({})),
      providesTags: ['FollowRequests'],
    }),
    approveFollower: build.mutation({
      ...endpoint(followsRoutes['users.approveFollower']),
      invalidatesTags: answered,
    }),
    declineFollower: build.mutation({
      ...endpoint(followsRoutes['users.declineFollower']),
      invalidatesTags: answered,
    }),
  }),
})

export const { useFollowRequestsInfiniteQuery, useApproveFollowerMutation, useDeclineFollowerMutation } =
  followRequestsApi

import type { DeletedItem } from '@tessera/api-types/recently-deleted/contracts'
import { recentlyDeletedRoutes as routes } from '@tessera/api-types/recently-deleted/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type DeletedPage = { items: DeletedItem[]; bookmark: string | null }

const listing = endpoint(routes['recentlyDeleted.list'])

/** What the member deleted and can have back. */
export const recentlyDeletedApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['RecentlyDeleted'] })
  .injectEndpoints({
    endpoints: (build) => ({
      recentlyDeleted: build.infiniteQuery<DeletedPage, Record<string, never>, string | null>({
        query: ({ pageParam }) => listing.query({ bookmark: pageParam }),
        transformResponse: (output: unknown) => output as DeletedPage,
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
        providesTags: ['RecentlyDeleted'],
      }),
      restoreDeleted: build.mutation({
        ...endpoint(routes['recentlyDeleted.restore']),
        invalidatesTags: ['RecentlyDeleted'],
      }),
      deleteForGood: build.mutation({
        ...endpoint(routes['recentlyDeleted.delete']),
        invalidatesTags: ['RecentlyDeleted'],
      }),
    }),
  })

import type { BoardActivity } from '@tessera/api-types/boards/board-activity'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type ActivityPage = { items: BoardActivity[]; bookmark: string | null }

const page = endpoint(boardsRoutes['boards.activity'])

export const { useBoardActivityInfiniteQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was done on a board; only its sheet needs it, so no slice keeps it. */
    boardActivity: build.infiniteQuery<ActivityPage, string, string | null>({
      query: ({ queryArg, pageParam }) => page.query({ board_id: queryArg, bookmark: pageParam }),
      transformResponse: page.transformResponse,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
    }),
  }),
})

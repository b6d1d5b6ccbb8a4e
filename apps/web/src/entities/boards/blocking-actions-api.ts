import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import type { BoardView } from '@tessera/api-types/boards/views'
import type { ApiError } from '../../shared/api/call.ts'
import { type Call, baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { boardEntities } from './boards-api.ts'

export const NO_BLOCKING_ACTIONS = 'No blocking actions found in the response'

type Answer = { data?: unknown; error?: ApiError }

const entities = (board: BoardView) => boardEntities([board])
/** The response has no owner: only these fields are asked for. */
const board = endpoint(boardsRoutes['boards.get'], { entities: (fields) => ({ boards: [fields] }) })

/** The blocking actions of a board, asked for while it waits for them. */
export const blockingActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    blockingActions: build.query<BlockingAction[], string>({
      queryFn: async (boardId, _api, _extra, call: (call: Call) => PromiseLike<Answer> | Answer) => {
        const fields = { fields: 'board.id,board.blocking_actions' }
        const { route, input, entities: read } = board.query({ board_id: boardId })
        const { data, error } = await call({ route, input: { ...input, ...fields }, entities: read })
        if (error) return { error }
        const { blocking_actions } = (data ?? {}) as Partial<BoardView>
        if (!blocking_actions) return { error: apiError({ message: NO_BLOCKING_ACTIONS }, 502) }
        return { data: blocking_actions }
      },
    }),
    mergePreview: build.query(endpoint(boardsRoutes['boards.mergePreview'])),
    merge: build.mutation(endpoint(boardsRoutes['boards.merge'], { entities })),
    moveAll: build.mutation(endpoint(boardsRoutes['boards.moveAll'], { entities })),
    undoMoveAll: build.mutation(endpoint(boardsRoutes['boards.undoMoveAll'], { entities })),
  }),
})

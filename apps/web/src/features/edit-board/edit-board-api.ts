import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import { boardDeleted } from '../../entities/boards/boards-slice.ts'
import { profileChanged } from '../../entities/session/session-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const editBoardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateBoard: build.mutation(
      endpoint(boardsRoutes['boards.update'], { entities: (board) => boardEntities([board]) }),
    ),
    deleteBoard: build.mutation(
      endpoint(boardsRoutes['boards.delete'], {
        confirmed: ({ board_id }) => boardDeleted({ boardId: board_id }),
      }),
    ),
    archiveBoard: build.mutation(
      endpoint(boardsRoutes['boards.archive'], { entities: (board) => boardEntities([board]) }),
    ),
    unarchiveBoard: build.mutation(
      endpoint(boardsRoutes['boards.unarchive'], { entities: (board) => boardEntities([board]) }),
    ),
    reorderBoards: build.mutation(
      endpoint(boardsRoutes['boards.reorder'], { confirmed: () => profileChanged() }),
    ),
  }),
})

export const {
  useUpdateBoardMutation,
  useDeleteBoardMutation,
  useArchiveBoardMutation,
  useUnarchiveBoardMutation,
  useReorderBoardsMutation,
} = editBoardApi

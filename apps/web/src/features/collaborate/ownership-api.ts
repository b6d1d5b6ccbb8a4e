import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import * as events from '../../entities/boards/collaboration.ts'
import { profileChanged } from '../../entities/session/session-slice.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { answering, answeringApi, byBoard, byPerson } from './board-people-calls.ts'

export const ownershipApi = answeringApi.injectEndpoints({
  endpoints: (build) => ({
    offerBoard: build.mutation(
      endpoint(boardsRoutes['boardOwnership.offer'], {
        input: byPerson,
        entities: (board) => boardEntities([board]),
        confirmed: (_board, ask) => events.transferRequested(ask),
      }),
    ),
    cancelOffer: build.mutation({
      ...endpoint(boardsRoutes['boardOwnership.cancel'], {
        input: byBoard,
        entities: (board) => boardEntities([board]),
        confirmed: (_board, ask) => events.transferCancelled(ask),
      }),
      ...answering,
    }),
    takeOver: build.mutation({
      ...endpoint(boardsRoutes['boardOwnership.accept'], {
        input: byBoard,
        entities: (board) => boardEntities([board]),
        confirmed: () => profileChanged(),
      }),
      ...answering,
    }),
  }),
})

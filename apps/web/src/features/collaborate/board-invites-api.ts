import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { BoardView } from '@tessera/api-types/boards/views'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import * as events from '../../entities/boards/collaboration.ts'
import { profileChanged } from '../../entities/session/session-slice.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { answering, answeringApi, byBoard, byPerson, type OnPerson } from './board-people-calls.ts'

type AcceptAsk = OnPerson & { invite: BoardView['viewer_invite'] }

export const boardInvitesApi = answeringApi.injectEndpoints({
  endpoints: (build) => ({
    acceptInvite: build.mutation({
      ...endpoint(boardsRoutes['boardInvites.accept'], {
        input: ({ boardId }: AcceptAsk) => ({ board_id: boardId }),
        entities: (board) => boardEntities([board]),
        optimistic: ({ boardId, userId, invite }) => ({
          apply: events.inviteAccepted({ boardId, userId }),
          settle: () => profileChanged(),
          undo: events.inviteReopened({ boardId, userId, invite }),
        }),
      }),
      ...answering,
    }),
    declineInvite: build.mutation({
      ...endpoint(boardsRoutes['boardInvites.decline'], {
        input: ({ boardId }: OnPerson) => ({ board_id: boardId }),
        confirmed: (_done, ask) => events.inviteDenied(ask),
      }),
      ...answering,
    }),
    approveInvite: build.mutation({
      ...endpoint(boardsRoutes['boardInvites.approve'], {
        input: ({ boardId, userId }: OnPerson & Pick<CollaboratorInvite, 'kind'>) =>
          byPerson({ boardId, userId }),
        confirmed: (_done, ask) => events.inviteApproved(ask),
      }),
      ...answering,
    }),
    denyInvite: build.mutation({
      ...endpoint(boardsRoutes['boardInvites.deny'], {
        input: byPerson,
        confirmed: (_done, ask) => events.inviteDenied(ask),
      }),
      ...answering,
    }),
    askToJoin: build.mutation(
      endpoint(boardsRoutes['joinRequests.create'], {
        input: byBoard,
        optimistic: ({ boardId }) => ({
          apply: events.joinRequested({ boardId, isRequested: true }),
          settle: ({ viewer_collaborator_join_requested: isRequested }) =>
            events.joinRequested({ boardId, isRequested }),
          undo: events.joinRequested({ boardId, isRequested: false }),
        }),
      }),
    ),
  }),
})

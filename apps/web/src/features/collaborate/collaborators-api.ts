import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { searchRoutes } from '@tessera/api-types/search/routes'
import { accessChanged, inviteDeleted, invitesListed } from '../../entities/boards/board-invites-slice.ts'
import { boardEntities } from '../../entities/boards/boards-api.ts'
import * as events from '../../entities/boards/collaboration.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type InviteAsk = { boardId: string; viewerId: string; user_ids?: string[]; emails?: string[] }
type RemoveAsk = { boardId: string; userId: string; viewerId: string }

export const collaboratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    collaborators: build.query(
      endpoint(boardsRoutes['collaborators.list'], {
        confirmed: (invites, { board_id }) => invitesListed({ boardId: board_id, invites }),
      }),
    ),
    peopleToInvite: build.query(endpoint(searchRoutes['search.typeahead'])),
    invite: build.mutation(
      endpoint(boardsRoutes['collaborators.invite'], {
        input: ({ boardId, user_ids, emails }: InviteAsk) => ({ board_id: boardId, user_ids, emails }),
        // Who keeps the board already is counted.
        confirmed: (invites, { boardId, viewerId }) =>
          events.collaboratorsAdded({
            boardId,
            viewerId,
            invites: invites.filter(({ status }) => status !== 'accepted'),
          }),
      }),
    ),
    deleteInvite: build.mutation(
      endpoint(boardsRoutes['boardInvites.delete'], {
        confirmed: (_done, { board_id, user_id, email }) =>
          inviteDeleted({ boardId: board_id, userId: user_id ?? email ?? '' }),
      }),
    ),
    changeAccess: build.mutation(
      endpoint(boardsRoutes['collaborators.updateAccess'], { confirmed: (invite) => accessChanged(invite) }),
    ),
    removeCollaborator: build.mutation(
      endpoint(boardsRoutes['collaborators.remove'], {
        input: ({ boardId, userId }: RemoveAsk) => ({ board_id: boardId, user_id: userId }),
        confirmed: (_done, ask) => events.collaboratorRemoved(ask),
      }),
    ),
    /** Whom the owner lets ask and invite. */
    updateCollaboration: build.mutation(
      endpoint(boardsRoutes['boards.update'], { entities: (board) => boardEntities([board]) }),
    ),
  }),
})

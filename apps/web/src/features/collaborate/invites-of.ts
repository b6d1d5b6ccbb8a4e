import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { Board } from '../../entities/boards/boards-slice.ts'

/** Collaborators, open invitations, proposals and requests of a board; what its owner took back invites nobody. */
export const invitesOf = (
  entities: Readonly<Record<string, CollaboratorInvite>>,
  { id, owner }: Board,
): CollaboratorInvite[] =>
  Object.values(entities).filter(
    ({ board, status, invited_by_user }) =>
      board.id === id && (status !== 'not_invited' || invited_by_user?.id !== owner?.id),
  )

import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import { accessOf, toBoardMini, type BoardMiniRow } from './board-view.ts'

/** A collaborator, an open invitation or an open request. */
export interface CollaboratorInviteRow {
  kind: CollaboratorInvite['kind']
  status: CollaboratorInvite['status']
  canDelete: boolean
  /** Null while only an address is known to the viewer. */
  invitedUser: UserMiniRow | null
  email: string | null
  invitedBy: UserMiniRow | null
  createdAt: Date
}

export const toCollaboratorInvite = (
  row: CollaboratorInviteRow,
  board: BoardMiniRow,
  site: Site,
): CollaboratorInvite => ({
  type: 'boardcollaboratorinvite',
  board: toBoardMini(board),
  kind: row.kind,
  status: row.status,
  access: accessOf(row.canDelete),
  invited_user: row.invitedUser && toUserMini(row.invitedUser, site),
  invited_email: row.email,
  invited_by_user: row.invitedBy && toUserMini(row.invitedBy, site),
  created_at: row.createdAt.toISOString(),
})

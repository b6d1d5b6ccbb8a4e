import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import { canAddPins, canEditBoard, type BoardAccess } from './board-policy.ts'

interface JoinableBoard extends BoardAccess {
  privacy: string
  collaboratorInvitesEnabled: boolean
  collaboratorRequestsEnabled: boolean
}

/** Owners invite; collaborators propose, where the owner lets them. */
export const canInvite = (viewer: Viewer, board: JoinableBoard): boolean =>
  canEditBoard(viewer, board) || (canAddPins(viewer, board) && board.collaboratorInvitesEnabled)

/** Others ask to join a public board whose owner takes requests. */
export const canAskToJoin = (viewer: Viewer, board: JoinableBoard): boolean =>
  memberId(viewer) !== null &&
  board.privacy === 'public' &&
  board.collaboratorRequestsEnabled &&
  !canAddPins(viewer, board)

/** Owners remove anybody; everybody else leaves. */
export const canRemoveCollaborator = (viewer: Member, board: BoardAccess, userId: string): boolean =>
  canEditBoard(viewer, board) || (board.isCollaborator && userId === viewer.userId)

/** Owners take back any invitation, collaborators what they proposed themselves. */
export const canDeleteInvite = (
  viewer: Member,
  board: BoardAccess,
  invite: { invitedBy: string | null },
): boolean => canEditBoard(viewer, board) || (board.isCollaborator && invite.invitedBy === viewer.userId)

/** The owner takes the offer of a board back, and who was offered it declines. */
export const canCancelTransfer = (
  viewer: Member,
  board: BoardAccess & { pendingOwnerId: string | null },
): boolean => canEditBoard(viewer, board) || board.pendingOwnerId === viewer.userId

/** A member under 16 keeps boards with mutual followers only. // requirement I-6.03 */
export const mayKeepTogether = (
  one: { isUnder16: boolean },
  other: { isUnder16: boolean },
  areMutual: boolean,
): boolean => areMutual || (!one.isUnder16 && !other.isUnder16)

import { memberId, type Member, type Viewer } from '@tessera/shared-auth'

/** Who a viewer is to a board; that they may see it was decided when it was loaded. */
export interface BoardAccess {
  ownerId: string
  isCollaborator: boolean
  canCollaboratorDelete: boolean
}

/** Settings, archive, deletion, order of sections: the owner's alone. */
export const canEditBoard = (viewer: Viewer, board: BoardAccess): boolean => isOwner(viewer, board)

/** Saving to a board and keeping its sections. */
export const canAddPins = (viewer: Viewer, board: BoardAccess): boolean =>
  isOwner(viewer, board) || board.isCollaborator

/** Taking somebody's pin off the board. */
export const canRemovePin = (viewer: Viewer, board: BoardAccess, pin: { userId: string }): boolean =>
  isOwner(viewer, board) ||
  (memberId(viewer) === pin.userId && memberId(viewer) !== null) ||
  (board.isCollaborator && board.canCollaboratorDelete)

/** Only public boards of other people are followed. */
export const canFollowBoard = (viewer: Member, board: { ownerId: string; privacy: string }): boolean =>
  board.ownerId !== viewer.userId && board.privacy === 'public'

const isOwner = (viewer: Viewer, { ownerId }: BoardAccess): boolean => memberId(viewer) === ownerId

import type { ActionCreatorWithPayload, ActionReducerMapBuilder } from '@reduxjs/toolkit'
import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { Board, BoardsState } from './boards-slice.ts'
import * as events from './collaboration.ts'

type PayloadOf<E> = E extends ActionCreatorWithPayload<infer P> ? P : never
type Rule<E> = (board: Board, payload: PayloadOf<E>) => void

function countKeepers(board: Board, step: number): void {
  board.collaborator_count = Math.max(0, (board.collaborator_count ?? 0) + step)
  board.is_collaborative = board.collaborator_count > 0
}

function leave(board: Board): void {
  board.access = []
  board.collaborated_by_me = false
  if (board.abilities) board.abilities = { ...board.abilities, can_add_pins: false, can_invite: false }
}

const isOf =
  (userId: string) =>
  ({ invited_user }: CollaboratorInvite): boolean =>
    invited_user?.id === userId

const accept: Rule<typeof events.inviteAccepted> = (board) => {
  countKeepers(board, 1)
  board.access = [...new Set([...(board.access ?? []), 'write' as const])]
  board.collaborated_by_me = true
  board.viewer_invite = null
}

const reopen: Rule<typeof events.inviteReopened> = (board, { invite }) => {
  countKeepers(board, -1)
  leave(board)
  board.viewer_invite = invite
}

const approve: Rule<typeof events.inviteApproved> = (board, { kind }) => {
  if (kind === 'join_request') countKeepers(board, 1)
}

const deny: Rule<typeof events.inviteDenied> = (board) => {
  board.viewer_invite = null
  board.viewer_collaborator_join_requested = false
}

const add: Rule<typeof events.collaboratorsAdded> = (board, { invites, viewerId }) => {
  const accepted = invites.filter(({ status }) => status === 'accepted')
  countKeepers(board, accepted.length)
  if (!accepted.some(isOf(viewerId))) return
  board.access = ['write', 'delete']
  board.collaborated_by_me = true
}

const remove: Rule<typeof events.collaboratorRemoved> = (board, { userId, viewerId }) => {
  countKeepers(board, -1)
  if (userId === viewerId) leave(board)
  board.collaborating_users = board.collaborating_users?.filter(({ id }) => id !== userId)
}

const setRequested: Rule<typeof events.joinRequested> = (board, { isRequested }) => {
  board.viewer_collaborator_join_requested = isRequested
}

const requestTransfer: Rule<typeof events.transferRequested> = (board, { userId }) => {
  board.pending_ownership_transfer = userId
}

const cancelTransfer: Rule<typeof events.transferCancelled> = (board) => {
  board.pending_ownership_transfer = null
}

const change =
  <P extends { boardId: string }>(rule: (board: Board, payload: P) => void) =>
  (state: BoardsState, { payload }: { payload: P }): void => {
    const known = state.entities[payload.boardId]
    if (known) rule(known, payload)
  }

/** What happens among the people of a board, as the board shows it. // spec 000 §4 */
export const addCollaborationCases = (builder: ActionReducerMapBuilder<BoardsState>) =>
  builder
    .addCase(events.inviteAccepted, change(accept))
    .addCase(events.inviteReopened, change(reopen))
    .addCase(events.inviteApproved, change(approve))
    .addCase(events.inviteDenied, change(deny))
    .addCase(events.collaboratorsAdded, change(add))
    .addCase(events.collaboratorRemoved, change(remove))
    .addCase(events.joinRequested, change(setRequested))
    .addCase(events.transferRequested, change(requestTransfer))
    .addCase(events.transferCancelled, change(cancelTransfer))

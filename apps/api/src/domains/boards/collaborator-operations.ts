import { boardsContracts as contracts } from '@tessera/api-types/boards/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import * as invites from './board-invite-service.ts'
import { readBoard } from './board-hydration.ts'
import { findKeeper, listKeepers, removeCollaborator, updateAccess } from './collaborator-service.ts'
import { cancelOffer, offerBoard, takeOver } from './ownership-service.ts'

export const collaboratorOperations: Operation[] = [
  implement(contracts['collaborators.list'], ({ board_id }, { viewer, deps }) =>
    listKeepers(viewer, board_id, deps),
  ),
  implement(contracts['collaborators.invite'], async ({ board_id, user_ids, emails }, { viewer, deps }) => {
    await invites.invitePeople(viewer, { boardId: board_id, userIds: user_ids, emails }, deps)
    const entries = await listKeepers(viewer, board_id, deps)
    return entries.filter(
      ({ invited_user, invited_email }) =>
        (invited_user !== null && user_ids.includes(invited_user.id)) ||
        (invited_email !== null && emails.includes(invited_email)),
    )
  }),
  implement(
    contracts['collaborators.updateAccess'],
    async ({ board_id, user_id, access }, { viewer, deps }) => {
      const one = { boardId: board_id, userId: user_id }
      await updateAccess(viewer, { ...one, canDelete: access.includes('delete') }, deps)
      return findKeeper(viewer, one, deps)
    },
  ),
  implement(contracts['collaborators.remove'], async ({ board_id, user_id }, { viewer, deps }) => ({
    board_id,
    user_id,
    collaborator_count: await removeCollaborator(viewer, { boardId: board_id, userId: user_id }, deps),
  })),
  implement(contracts['boardInvites.accept'], async ({ board_id }, { viewer, deps }) => {
    await invites.acceptInvite(viewer, board_id, deps)
    return readBoard(viewer, board_id, deps)
  }),
  implement(contracts['boardInvites.decline'], async ({ board_id }, { viewer, deps }) => {
    await invites.declineInvite(viewer, board_id, deps)
    return { board_id }
  }),
  implement(contracts['boardInvites.approve'], async ({ board_id, user_id }, { viewer, deps }) => {
    const one = { boardId: board_id, userId: user_id }
    await invites.approveInvite(viewer, one, deps)
    return findKeeper(viewer, one, deps)
  }),
  implement(contracts['boardInvites.deny'], async ({ board_id, user_id }, { viewer, deps }) => {
    await invites.denyInvite(viewer, { boardId: board_id, userId: user_id }, deps)
    return { board_id, user_id }
  }),
  implement(contracts['boardInvites.delete'], async ({ board_id, user_id, email }, { viewer, deps }) => {
    await invites.deleteInvite(viewer, { boardId: board_id, userId: user_id, email }, deps)
    return { board_id, status: 'not_invited' as const }
  }),
  implement(contracts['joinRequests.create'], async ({ board_id }, { viewer, deps }) => ({
    board_id,
    viewer_collaborator_join_requested: await invites.askToJoin(viewer, board_id, deps),
  })),
  implement(contracts['boardOwnership.offer'], async ({ board_id, user_id }, { viewer, deps }) => {
    await offerBoard(viewer, { boardId: board_id, userId: user_id }, deps)
    return readBoard(viewer, board_id, deps)
  }),
  implement(contracts['boardOwnership.accept'], async ({ board_id }, { viewer, deps }) => {
    await takeOver(viewer, board_id, deps)
    return readBoard(viewer, board_id, deps)
  }),
  implement(contracts['boardOwnership.cancel'], async ({ board_id }, { viewer, deps }) => {
    await cancelOffer(viewer, board_id, deps)
    return readBoard(viewer, board_id, deps)
  }),
]

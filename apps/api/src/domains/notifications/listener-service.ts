import type { NotificationKind } from '@tessera/api-types/notifications/views'
import type { Listener } from '../../kernel/events.ts'
import { removeBoardOffer, removeBoardTransfers, removeInvitesToBoard } from './board-notification-store.ts'
import { notify, notifyAll, notifyEach, withdraw, withdrawAll } from './notification-service.ts'
import { findThreadAuthor } from './notification-store.ts'

export const onUserFollowed: Listener<'userFollowed'> = (tx, deps, { followerId, followeeId }) =>
  notify(tx, deps, { kind: 'follow', userId: followeeId, actorId: followerId })

export const onUsersFollowed: Listener<'usersFollowed'> = async (tx, deps, { followerId, followeeIds }) => {
  await notifyAll(tx, deps, { kind: 'follow', userIds: followeeIds, actorId: followerId })
}

export const onFollowRequested: Listener<'followRequested'> = (tx, deps, { followerId, followeeId }) =>
  notify(tx, deps, { kind: 'follow_request', userId: followeeId, actorId: followerId })

export const onFollowRequestWithdrawn: Listener<'followRequestWithdrawn'> = (
  tx,
  _deps,
  { followerId, followeeId },
) => withdraw(tx, { kind: 'follow_request', userId: followeeId, actorId: followerId })

export const onFollowRequestAnswered: Listener<'followRequestAnswered'> = async (
  tx,
  deps,
  { followerId, followeeId, isApproved },
) => {
  await withdraw(tx, { kind: 'follow_request', userId: followeeId, actorId: followerId })
  if (isApproved)
    await notify(tx, deps, { kind: 'request_approved', userId: followerId, actorId: followeeId })
}

export const onFollowRequestsAnswered: Listener<'followRequestsAnswered'> = async (
  tx,
  deps,
  { followeeId, followerIds, approvedIds },
) => {
  await withdrawAll(tx, { kind: 'follow_request', userId: followeeId, actorIds: followerIds })
  await notifyEach(tx, deps, { kind: 'request_approved', userIds: approvedIds, actorId: followeeId })
}

export const onPinSaved: Listener<'pinSaved'> = (tx, deps, { pinId, ownerId, savedById }) =>
  notify(tx, deps, { kind: 'save', userId: ownerId, actorId: savedById, pinId })

export const onPinReacted: Listener<'pinReacted'> = (tx, deps, { pinId, ownerId, reactedById }) =>
  notify(tx, deps, { kind: 'reaction', userId: ownerId, actorId: reactedById, pinId })

export const onPeopleTagged: Listener<'peopleTagged'> = async (tx, deps, { pinId, taggedById, userIds }) => {
  for (const userId of userIds) await notify(tx, deps, { kind: 'tagged', userId, actorId: taggedById, pinId })
}

export const onDidItCreated: Listener<'didItCreated'> = (tx, deps, { didItId, pinId, authorId, ownerId }) =>
  notify(tx, deps, { kind: 'did_it', userId: ownerId, actorId: authorId, pinId, commentId: didItId })

/** A comment notifies everybody once: those it mentions, the author it replies to, and the pin's owner. */
export const onCommentWritten: Listener<'commentWritten'> = async (tx, deps, comment) => {
  const { commentId, pinId, authorId: actorId, ownerId, parentId, tags } = comment
  const kinds = new Map<string, NotificationKind>([[ownerId, 'comment']])
  const threadAuthor = parentId === null ? null : await findThreadAuthor(tx, parentId)
  if (threadAuthor !== null) kinds.set(threadAuthor, 'reply')
  for (const { user_id } of tags) kinds.set(user_id, 'mention')
  for (const [userId, kind] of kinds) await notify(tx, deps, { kind, userId, actorId, pinId, commentId })
}

export const onBoardInvited: Listener<'boardInvited'> = (tx, deps, { boardId, userId, invitedById }) =>
  notify(tx, deps, { kind: 'board_invite', userId, actorId: invitedById, boardId })

export const onBoardInviteProposed: Listener<'boardInviteProposed'> = (
  tx,
  deps,
  { boardId, ownerId, proposedById },
) => notify(tx, deps, { kind: 'board_proposal', userId: ownerId, actorId: proposedById, boardId })

export const onBoardJoinRequested: Listener<'boardJoinRequested'> = (
  tx,
  deps,
  { boardId, ownerId, userId },
) => notify(tx, deps, { kind: 'board_join_request', userId: ownerId, actorId: userId, boardId })

export const onBoardInvitesEnded: Listener<'boardInvitesEnded'> = (tx, _deps, { boardId, userIds }) =>
  removeInvitesToBoard(tx, boardId, userIds)

/** Owners hear of who accepted, and people whose request was approved hear of that. */
export const onBoardJoined: Listener<'boardJoined'> = (tx, deps, { boardId, ownerId, userId, isApproved }) =>
  isApproved
    ? notify(tx, deps, { kind: 'board_join_approved', userId, actorId: ownerId, boardId })
    : notify(tx, deps, { kind: 'board_joined', userId: ownerId, actorId: userId, boardId })

export const onBoardOffered: Listener<'boardOffered'> = (tx, deps, { boardId, ownerId, userId }) =>
  notify(tx, deps, { kind: 'board_offered', userId, actorId: ownerId, boardId })

export const onBoardTransferred: Listener<'boardTransferred'> = async (
  tx,
  deps,
  { boardId, formerOwnerId, ownerId },
) => {
  await removeBoardTransfers(tx, boardId)
  await notify(tx, deps, { kind: 'board_transferred', userId: formerOwnerId, actorId: ownerId, boardId })
}

export const onBoardOfferEnded: Listener<'boardOfferEnded'> = (tx, _deps, { boardId, userId }) =>
  removeBoardOffer(tx, boardId, userId)

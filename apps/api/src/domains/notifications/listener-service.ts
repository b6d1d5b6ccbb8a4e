import type { NotificationKind } from '@tessera/api-types/notifications/views'
import type { Listener } from '../../kernel/events.ts'
import { notify, notifyAll, withdraw } from './notification-service.ts'
import { findThreadAuthor } from './notification-store.ts'

export const onUserFollowed: Listener<'userFollowed'> = (tx, deps, { followerId, followeeId }) =>
  notify(tx, deps, { kind: 'follow', userId: followeeId, actorId: followerId })

export const onUsersFollowed: Listener<'usersFollowed'> = (tx, deps, { followerId, followeeIds }) =>
  notifyAll(tx, deps, { kind: 'follow', userIds: followeeIds, actorId: followerId })

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

export const onPinSaved: Listener<'pinSaved'> = (tx, deps, { pinId, ownerId, savedById }) =>
  notify(tx, deps, { kind: 'save', userId: ownerId, actorId: savedById, pinId })

export const onPinReacted: Listener<'pinReacted'> = (tx, deps, { pinId, ownerId, reactedById }) =>
  notify(tx, deps, { kind: 'reaction', userId: ownerId, actorId: reactedById, pinId })

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

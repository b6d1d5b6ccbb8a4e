import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { canEditComment } from './comment-policy.ts'
import { seenComment } from './comment-service.ts'
import type { CommentRow } from './comment-view.ts'
import { insertFlag, saveCommentText } from './comment-write-store.ts'

/** Reports a comment. From then on the reporter no longer sees it. */
export function flagComment(
  viewer: Member,
  given: { commentId: string; reason: string; detailedReasons: string[] },
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    await seenComment(tx, viewer, given.commentId)
    await insertFlag(tx, { ...given, userId: viewer.userId, createdAt: now() })
  })
}

/** Takes the viewer out of those a comment names, or everybody when the viewer wrote it. */
export function removeMentions(
  viewer: Member,
  commentId: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<CommentRow> {
  return transact(async (tx) => {
    const comment = await seenComment(tx, viewer, commentId)
    const kept = canEditComment(viewer, comment)
      ? []
      : comment.tags.filter(({ user_id }) => user_id !== viewer.userId)
    await saveCommentText(tx, commentId, comment.text, kept)
    return seenComment(tx, viewer, commentId)
  })
}

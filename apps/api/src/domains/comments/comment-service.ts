import type { CommentTag } from '@tessera/api-types/comments/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { admittedTo, pictureOf, requireFeature, requireMentionable } from './comment-admission-service.ts'
import { canDeleteComment, canEditComment, canHighlightComment } from './comment-policy.ts'
import { loadComment } from './comment-read-store.ts'
import type { CommentRow } from './comment-view.ts'
import { forgetThreadOfAny, keepDeletedThread } from './deleted-comment-store.ts'
import { isDidIt } from './did-it-view.ts'
import {
  addMark,
  countReply,
  countTalk,
  deleteThread,
  endHighlight,
  findCommented,
  findPinOwner,
  insertComment,
  loadCommentedPin,
  removeMark,
  saveCommentText,
  setHighlight,
  type MarkKind,
} from './comment-write-store.ts'

type Needs = EmitDeps & Pick<Deps, 'limits' | 'transact'>

/** Comments of one member in a minute before it looks like a machine. */
export const COMMENTS_PER_MINUTE = 20

interface NewText {
  objectId?: string | undefined
  pinId: string
  text: string
  tags: CommentTag[]
  parentId?: string | null | undefined
  image_signature?: string | null | undefined
}

export async function writeComment(viewer: Member, given: NewText, deps: Needs): Promise<CommentRow> {
  const { objectId, pinId, text, tags } = given
  const { userId } = viewer
  await deps.limits.consume(`comments:${userId}`, COMMENTS_PER_MINUTE, MINUTE_MS)
  return deps.transact(async (tx) => {
    const pin = await admittedTo(tx, viewer, pinId)
    const { aggregatedPinId } = pin
    if ((objectId ?? aggregatedPinId) !== aggregatedPinId) throw new DomainError('PIN_NOT_FOUND')
    await requireMentionable(tx, tags, userId)
    if (given.parentId) await requireFeature(tx, pin.userId, userId, 'replies_enabled')
    const imageSignature = await pictureOf(tx, viewer, pin.userId, given.image_signature ?? null)
    await countTalk(tx, aggregatedPinId, { comments: 1 })
    const parentId = given.parentId ? await threadOf(tx, viewer, aggregatedPinId, given.parentId) : null
    const id = deps.newId()
    await insertComment(tx, {
      id,
      aggregatedPinId,
      pinId,
      userId,
      parentId,
      kind: 'comment',
      text,
      imageSignature,
      tags,
      createdAt: deps.now(),
    })
    const written = { commentId: id, pinId, authorId: userId, ownerId: pin.userId, parentId, tags }
    await emit(tx, deps, 'commentWritten', written)
    return seenComment(tx, viewer, id)
  })
}

/** Puts what its owner wrote elsewhere below a pin of theirs; nobody is notified. */
export async function bringComments(
  tx: Db,
  { userId }: Member,
  { pinId, comments }: { pinId: string; comments: readonly { text: string; createdAt: Date }[] },
  { newId }: Pick<Deps, 'newId'>,
): Promise<void> {
  const pin = comments.length > 0 && (await loadCommentedPin(tx, userId, pinId))
  if (!pin || pin.userId !== userId) return
  const { aggregatedPinId } = pin
  await countTalk(tx, aggregatedPinId, { comments: comments.length })
  for (const { text, createdAt } of comments) {
    const place = {
      id: newId(),
      aggregatedPinId,
      pinId,
      userId,
      parentId: null,
      imageSignature: null,
      tags: [],
    }
    await insertComment(tx, { ...place, kind: 'comment', text, createdAt })
  }
}

/** The comment that a reply belongs under. A member cannot reply to somebody who blocks them. */
async function threadOf(tx: Db, viewer: Member, aggregatedPinId: string, parentId: string): Promise<string> {
  const parent = await loadComment(tx, viewer, parentId)
  const thread = parent && (await countReply(tx, aggregatedPinId, parentId))
  if (!thread) throw new DomainError('COMMENT_NOT_FOUND')
  return thread
}

export function rewriteComment(
  viewer: Member,
  { commentId, text, tags }: { commentId: string; text: string; tags: CommentTag[] },
  { transact }: Pick<Deps, 'transact'>,
): Promise<CommentRow> {
  return transact(async (tx) => {
    const comment = await seenPlainComment(tx, viewer, commentId)
    if (!canEditComment(viewer, comment)) throw new DomainError('NOT_ALLOWED')
    const isNew = ({ user_id }: CommentTag) => !comment.tags.some((tag) => tag.user_id === user_id)
    await requireMentionable(tx, tags.filter(isNew), viewer.userId)
    await saveCommentText(tx, commentId, text, tags)
    return seenComment(tx, viewer, commentId)
  })
}

/** Deletes a comment with its replies, restorably. */
export function deleteComment(
  viewer: Member,
  commentId: string,
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    const comment = await seenPlainComment(tx, viewer, commentId)
    if (!canDeleteComment(viewer, comment)) throw new DomainError('NOT_ALLOWED')
    await countTalk(tx, comment.aggregatedPinId, {})
    await keepDeletedThread(tx, commentId, { by: viewer.userId, at: now() })
    await removeThread(tx, commentId, comment.aggregatedPinId)
  })
}

/** Deletes a comment of any author for good, also one that might be restored; returns whether there was one. */
export async function removeComment(tx: Db, id: string): Promise<boolean> {
  const wasDeleted = await forgetThreadOfAny(tx, id)
  const aggregatedPinId = await findCommented(tx, id)
  if (aggregatedPinId === undefined) return wasDeleted
  // It may have been deleted while the lock on its pin was waited for.
  return (await removeThread(tx, id, aggregatedPinId)) || forgetThreadOfAny(tx, id)
}

async function removeThread(tx: Db, id: string, aggregatedPinId: string): Promise<boolean> {
  // Taken before the rows are counted, so that a reply written meanwhile is deleted too, or waits and finds nothing.
  await countTalk(tx, aggregatedPinId, {})
  const deleted = await deleteThread(tx, id)
  if (deleted) await countTalk(tx, aggregatedPinId, { comments: -deleted.comments, didIts: -deleted.didIts })
  return deleted !== undefined
}

/** Sets or takes back a like or a helpful mark. */
export function markComment(
  viewer: Member,
  commentId: string,
  kind: MarkKind,
  isSet: boolean,
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<CommentRow> {
  return transact(async (tx) => {
    const { pinId } = await seenComment(tx, viewer, commentId)
    if (isSet) {
      const ownerId = pinId && (await findPinOwner(tx, pinId))
      if (ownerId) await requireFeature(tx, ownerId, viewer.userId, 'reactions_enabled')
      await addMark(tx, kind, commentId, viewer.userId, now())
    } else await removeMark(tx, kind, commentId, viewer.userId)
    return seenComment(tx, viewer, commentId)
  })
}

export function highlightComment(
  viewer: Member,
  { commentId, pinId, isSet }: { commentId: string; pinId: string; isSet: boolean },
  { transact }: Pick<Deps, 'transact'>,
): Promise<CommentRow> {
  return transact(async (tx) => {
    const comment = await seenPlainComment(tx, viewer, commentId)
    const pin = await loadCommentedPin(tx, viewer.userId, pinId)
    if (!pin || pin.aggregatedPinId !== comment.aggregatedPinId) {
      throw new DomainError('PIN_NOT_FOUND', { reason: { key: 'refusal.pinOfCommentGone' } })
    }
    if (pin.userId !== viewer.userId || !canHighlightComment(viewer, comment))
      throw new DomainError('NOT_ALLOWED')
    await (isSet ? setHighlight(tx, pinId, commentId) : endHighlight(tx, pinId, commentId))
    return seenComment(tx, viewer, commentId)
  })
}

/** The same, unless it is a did-it, which has calls of its own. */
async function seenPlainComment(tx: Db, viewer: Member, id: string): Promise<CommentRow> {
  const comment = await seenComment(tx, viewer, id)
  if (isDidIt(comment)) throw new DomainError('COMMENT_NOT_FOUND')
  return comment
}

/**
 * The comment or did-it as the member sees it.
 * @throws DomainError COMMENT_NOT_FOUND
 */
export async function seenComment(tx: Db, viewer: Member, id: string): Promise<CommentRow> {
  const comment = await loadComment(tx, viewer, id)
  if (!comment) throw new DomainError('COMMENT_NOT_FOUND')
  return comment
}

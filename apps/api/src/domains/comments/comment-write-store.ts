import { sql } from 'kysely'
import type { CommentTag } from '@tessera/api-types/comments/views'
import type { Db } from '../../kernel/deps.ts'
import { isBlockedBetween, isBoardSeenBy } from '../../db/visibility.ts'

export interface TalkShift {
  comments?: number
  didIts?: number
}

export interface CommentedPin {
  userId: string
  aggregatedPinId: string
  areCommentsDisabled: boolean
}

/** A pin the viewer may see, as far as commenting on it goes. */
export async function loadCommentedPin(
  db: Db,
  viewerId: string,
  pinId: string,
): Promise<CommentedPin | undefined> {
  const { rows } = await sql<CommentedPin>`
    SELECT user_id, aggregated_pin_id, are_comments_disabled FROM pins
    WHERE id = ${pinId}::bigint AND ${isBoardSeenBy(sql`board_id`, viewerId)}
      AND NOT ${isBlockedBetween('user_id', viewerId)}`.execute(db)
  return rows[0]
}

/** Who keeps the pin, which may be gone. */
export async function findPinOwner(tx: Db, pinId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('pins').select('userId').where('id', '=', pinId).executeTakeFirst()
  return row?.userId
}

/** The picture a comment stands under. */
export async function findCommented(tx: Db, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('aggregatedPinId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.aggregatedPinId
}

/** Moves the numbers of comments and did-its; the lock makes writers under one pin queue. */
export const countTalk = (tx: Db, aggregatedPinId: string, { comments = 0, didIts = 0 }: TalkShift) =>
  tx
    .updateTable('aggregatedPins')
    .set((row) => ({
      commentCount: row('commentCount', '+', comments),
      didItCount: row('didItCount', '+', didIts),
    }))
    .where('id', '=', aggregatedPinId)
    .execute()

/** Adds a reply to the count of the comment it belongs to, and returns that one; a reply to a reply joins its thread. */
export async function countReply(
  tx: Db,
  aggregatedPinId: string,
  parentId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    UPDATE comments SET reply_count = reply_count + 1
    WHERE id = (SELECT coalesce(parent_id, id) FROM comments
      WHERE id = ${parentId}::bigint AND aggregated_pin_id = ${aggregatedPinId}::bigint)
    RETURNING id`.execute(tx)
  return rows[0]?.id
}

export interface NewComment {
  id: string
  aggregatedPinId: string
  pinId: string
  userId: string
  parentId: string | null
  kind: 'comment' | 'did_it'
  text: string
  imageSignature: string | null
  tags: readonly CommentTag[]
  createdAt: Date
}

export const insertComment = (tx: Db, { tags, ...comment }: NewComment) =>
  tx
    .insertInto('comments')
    .values({ ...comment, tags: JSON.stringify(tags) })
    .execute()

export const saveCommentText = (tx: Db, id: string, text: string, tags: readonly CommentTag[]) =>
  tx
    .updateTable('comments')
    .set({ text, tags: JSON.stringify(tags) })
    .where('id', '=', id)
    .execute()

interface DeletedRow {
  id: string
  parentId: string | null
  kind: 'comment' | 'did_it'
  isRemoved: boolean
}

/**
 * Deletes a comment with its replies and returns how many still counted; the count of its thread follows.
 * Call it behind a lock, `countTalk(tx, id, {})`.
 */
export async function deleteThread(tx: Db, id: string): Promise<Required<TalkShift> | undefined> {
  const { rows } = await sql<DeletedRow>`
    DELETE FROM comments WHERE id = ${id}::bigint OR parent_id = ${id}::bigint
    RETURNING id, parent_id, kind, removed_at IS NOT NULL AS is_removed`.execute(tx)
  const root = rows.find((row) => row.id === id)
  if (!root) return undefined
  const isUncounted = root.parentId === null ? root.isRemoved : await uncountReply(tx, root.parentId)
  const didIts = rows.filter(({ kind }) => kind === 'did_it').length
  return isUncounted ? { comments: 0, didIts: 0 } : { comments: rows.length - didIts, didIts }
}

/** Takes a reply from the count of its thread; returns whether that was taken down, and its replies with it. */
async function uncountReply(tx: Db, parentId: string): Promise<boolean> {
  const { rows } = await sql<{ isRemoved: boolean }>`
    UPDATE comments SET reply_count = reply_count - 1 WHERE id = ${parentId}::bigint
    RETURNING removed_at IS NOT NULL AS is_removed`.execute(tx)
  return rows[0]?.isRemoved ?? false
}

const MARKS = {
  like: { table: 'commentLikes', count: 'likeCount' },
  helpful: { table: 'commentHelpfulMarks', count: 'helpfulCount' },
} as const
export type MarkKind = keyof typeof MARKS

/** Sets the member's mark and counts it; once set, setting it again changes nothing. */
export async function addMark(
  tx: Db,
  kind: MarkKind,
  commentId: string,
  userId: string,
  at: Date,
): Promise<void> {
  const added = await tx
    .insertInto(MARKS[kind].table)
    .values({ commentId, userId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows) await countMark(tx, kind, commentId, 1)
}

export async function removeMark(tx: Db, kind: MarkKind, commentId: string, userId: string): Promise<void> {
  const removed = await tx
    .deleteFrom(MARKS[kind].table)
    .where('commentId', '=', commentId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (removed.numDeletedRows) await countMark(tx, kind, commentId, -1)
}

async function countMark(tx: Db, kind: MarkKind, commentId: string, by: number): Promise<void> {
  const column = sql.ref(MARKS[kind].count)
  await sql`UPDATE comments SET ${column} = ${column} + ${by} WHERE id = ${commentId}::bigint`.execute(tx)
}

/** Puts one comment on top for a pin, in place of another. */
export const setHighlight = (tx: Db, pinId: string, commentId: string) =>
  tx
    .insertInto('commentHighlights')
    .values({ pinId, commentId })
    .onConflict((conflict) => conflict.column('pinId').doUpdateSet({ commentId }))
    .execute()

export const endHighlight = (tx: Db, pinId: string, commentId: string) =>
  tx.deleteFrom('commentHighlights').where('pinId', '=', pinId).where('commentId', '=', commentId).execute()

export interface NewFlag {
  commentId: string
  userId: string
  reason: string
  detailedReasons: readonly string[]
  createdAt: Date
}

/** Keeps the first report of each member. */
export const insertFlag = (tx: Db, { detailedReasons, ...flag }: NewFlag) =>
  tx
    .insertInto('commentFlags')
    .values({ ...flag, detailedReasons: JSON.stringify(detailedReasons) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

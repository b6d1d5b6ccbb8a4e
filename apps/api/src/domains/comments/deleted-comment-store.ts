import { sql } from 'kysely'
import { storedColumns } from '../../db/stored-columns.ts'
import type { Db } from '../../kernel/deps.ts'

/** Keeps a comment with its replies and what people marked on them. */
export async function keepDeletedThread(
  tx: Db,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const marks = (table: 'comment_likes' | 'comment_helpful_marks' | 'comment_flags') => sql`
    (SELECT coalesce(jsonb_agg(to_jsonb(m)), '[]') FROM ${sql.table(table)} m WHERE m.comment_id = c.id)`
  await sql`
    INSERT INTO deleted_comments (id, deleted_by, user_id, aggregated_pin_id, image_signature, comment,
      likes, helpful_marks, flags, deleted_with, deleted_at)
    SELECT c.id, ${by}::bigint, c.user_id, c.aggregated_pin_id, c.image_signature, to_jsonb(c),
      ${marks('comment_likes')}, ${marks('comment_helpful_marks')}, ${marks('comment_flags')},
      CASE WHEN c.id <> ${id}::bigint THEN ${id}::bigint END, ${at}
    FROM comments c WHERE c.id = ${id}::bigint OR c.parent_id = ${id}::bigint`.execute(tx)
}

interface Mine {
  id: string
  userId: string
  after: Date
}

interface DeletedThread {
  aggregatedPinId: string
  /** The pin it was written under, unless that is gone. */
  pinId: string | null
  parentId: string | null
  comments: number
}

/** What the member deleted, held: where it stood, and how many comments it is with its replies. */
export async function findDeletedThread(
  tx: Db,
  { id, userId, after }: Mine,
): Promise<DeletedThread | undefined> {
  const { rows } = await sql<DeletedThread>`
    SELECT aggregated_pin_id, comment ->> 'parent_id' AS parent_id,
      (SELECT p.id FROM pins p WHERE p.id = (d.comment ->> 'pin_id')::bigint) AS pin_id,
      (SELECT count(*)::integer FROM deleted_comments r WHERE r.id = d.id OR r.deleted_with = d.id) AS comments
    FROM deleted_comments d
    WHERE id = ${id}::bigint AND deleted_by = ${userId}::bigint AND deleted_with IS NULL AND deleted_at > ${after}
    FOR UPDATE OF d`.execute(tx)
  return rows[0]
}

/** Puts a comment back with its replies and marks, counted anew: accounts may be gone by now. */
export async function insertDeletedThread(tx: Db, id: string): Promise<void> {
  const columns = await storedColumns(tx, 'comments')
  const thread = sql`d.id = ${id}::bigint OR d.deleted_with = ${id}::bigint`
  await sql`
    INSERT INTO comments (${columns})
    SELECT ${columns} FROM (
      SELECT c.* FROM deleted_comments d, jsonb_populate_record(NULL::comments, d.comment || jsonb_build_object(
        'pin_id', (SELECT p.id FROM pins p WHERE p.id = (d.comment ->> 'pin_id')::bigint),
        'reply_count', (SELECT count(*) FROM deleted_comments r WHERE r.deleted_with = d.id),
        'like_count', 0, 'helpful_count', 0)) c
      WHERE ${thread}
    ) deleted ORDER BY id`.execute(tx)
  await insertMarks(tx, { table: 'comment_likes', kept: 'likes', count: 'like_count' }, thread)
  await insertMarks(
    tx,
    { table: 'comment_helpful_marks', kept: 'helpful_marks', count: 'helpful_count' },
    thread,
  )
  await insertMarks(tx, { table: 'comment_flags', kept: 'flags', count: null }, thread)
}

interface Marks {
  table: 'comment_likes' | 'comment_helpful_marks' | 'comment_flags'
  kept: 'likes' | 'helpful_marks' | 'flags'
  count: 'like_count' | 'helpful_count' | null
}

async function insertMarks(
  tx: Db,
  { table, kept, count }: Marks,
  thread: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(table)}
    SELECT m.* FROM deleted_comments d,
      jsonb_populate_recordset(NULL::${sql.table(table)}, d.${sql.ref(kept)}) m JOIN users u ON u.id = m.user_id
    WHERE ${thread}`.execute(tx)
  if (!count) return
  await sql`
    UPDATE comments c SET ${sql.ref(count)} =
      (SELECT count(*) FROM ${sql.table(table)} m WHERE m.comment_id = c.id)
    WHERE c.id IN (SELECT d.id FROM deleted_comments d WHERE ${thread})`.execute(tx)
}

/** Forgets a deleted comment of the member's with its replies; returns whether there was one. */
export async function forgetThread(tx: Db, { id, userId }: Omit<Mine, 'after'>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('deletedComments')
    .where('id', '=', id)
    .where('deletedBy', '=', userId)
    .where('deletedWith', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a deleted comment of any author with the replies it took along; returns whether there was one. */
export async function forgetThreadOfAny(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('deletedComments').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export const forgetOldThreads = (db: Db, before: Date) =>
  db.deleteFrom('deletedComments').where('deletedAt', '<=', before).execute()

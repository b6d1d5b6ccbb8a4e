import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export const deactivate = (tx: Db, userId: string, at: Date, deletionDueAt: Date | null) =>
  tx.updateTable('users').set({ deactivatedAt: at, deletionDueAt }).where('id', '=', userId).execute()

/** Takes back that an account is hidden or to be deleted; says whether it was. */
export async function reactivate(tx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivatedAt: null, deletionDueAt: null })
    .where('id', '=', userId)
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accounts whose days of grace are over, a few at a time. */
export async function dueAccounts(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletionDueAt', '<=', now)
    .orderBy('deletionDueAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds an account that is still due. */
export async function lockDue(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletionDueAt', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The boards on which somebody has pins, their own among them, held until the transaction ends. */
export async function boardsWithPinsOf(
  tx: Db,
  userId: string,
): Promise<{ boardId: string; ids: string[] }[]> {
  await sql`SELECT id FROM boards WHERE owner_id = ${userId}::bigint
    OR id IN (SELECT board_id FROM pins WHERE user_id = ${userId}::bigint)
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ boardId: string; ids: string[] }>`
    SELECT p.board_id, array_agg(p.id::text) AS ids FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.user_id = ${userId}::bigint OR b.owner_id = ${userId}::bigint
    GROUP BY p.board_id ORDER BY p.board_id`.execute(tx)
  return rows
}

/** Lowers the counts of others in which somebody stands. */
export async function leaveCounts(tx: Db, userId: string): Promise<void> {
  await sql`UPDATE users SET follower_count = greatest(0, follower_count - 1)
    WHERE id IN (SELECT followee_id FROM user_follows WHERE follower_id = ${userId}::bigint)`.execute(tx)
  await sql`UPDATE users SET following_count = greatest(0, following_count - 1)
    WHERE id IN (SELECT follower_id FROM user_follows WHERE followee_id = ${userId}::bigint)`.execute(tx)
  await sql`UPDATE interests SET follower_count = greatest(0, follower_count - 1)
    WHERE id IN (SELECT interest_id FROM interest_follows WHERE user_id = ${userId}::bigint)`.execute(tx)
  await sql`UPDATE comments SET like_count = greatest(0, like_count - 1)
    WHERE id IN (SELECT comment_id FROM comment_likes WHERE user_id = ${userId}::bigint)`.execute(tx)
  await sql`UPDATE comments SET helpful_count = greatest(0, helpful_count - 1)
    WHERE id IN (SELECT comment_id FROM comment_helpful_marks WHERE user_id = ${userId}::bigint)`.execute(tx)
}

/** Deletes what somebody wrote, with the replies to it, and lowers the counts above. */
export async function deleteCommentsOf(tx: Db, userId: string): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM comments WHERE user_id = ${userId}::bigint
        OR parent_id IN (SELECT id FROM comments WHERE user_id = ${userId}::bigint)
      RETURNING aggregated_pin_id, parent_id),
    answered AS (
      UPDATE comments c SET reply_count = greatest(0, c.reply_count - lost.replies)
      FROM (SELECT parent_id, count(*)::int AS replies FROM gone WHERE parent_id IS NOT NULL GROUP BY 1) lost
      WHERE c.id = lost.parent_id AND c.user_id <> ${userId}::bigint)
    UPDATE aggregated_pins a SET comment_count = greatest(0, a.comment_count - lost.comments)
    FROM (SELECT aggregated_pin_id, count(*)::int AS comments FROM gone GROUP BY 1) lost
    WHERE a.id = lost.aggregated_pin_id`.execute(tx)
}

export const deleteAccount = (tx: Db, userId: string) =>
  tx.deleteFrom('users').where('id', '=', userId).execute()

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isVisiblePerson } from '../../db/visibility.ts'

export async function addRequest(tx: Db, followerId: string, followeeId: string, at: Date): Promise<void> {
  await tx
    .insertInto('followRequests')
    .values({ followerId, followeeId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True when there was a request. */
export async function dropRequest(tx: Db, followerId: string, followeeId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('followRequests')
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes every request for a person off the list; returns who asked. */
export async function takeRequests(tx: Db, followeeId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('followRequests')
    .where('followeeId', '=', followeeId)
    .returning('followerId')
    .execute()
  return rows.map(({ followerId }) => followerId)
}

/** Lets several people follow one at once, with all counts; returns those who follow from now on. */
export async function addFollowers(
  tx: Db,
  followeeId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ followerId: string }>`
    WITH added AS (
      INSERT INTO user_follows (follower_id, followee_id, created_at)
      SELECT u.id, ${followeeId}, ${at} FROM users u
      WHERE u.id = ANY(${[...ids]}::bigint[]) AND ${isVisiblePerson('u', followeeId)}
      ON CONFLICT DO NOTHING
      RETURNING follower_id
    ), counted AS (
      UPDATE users SET following_count = following_count + 1 WHERE id IN (SELECT follower_id FROM added)
    ), counted_for AS (
      UPDATE users SET follower_count = follower_count + (SELECT count(*) FROM added) WHERE id = ${followeeId}
    )
    SELECT follower_id FROM added`.execute(tx)
  return rows.map(({ followerId }) => followerId)
}

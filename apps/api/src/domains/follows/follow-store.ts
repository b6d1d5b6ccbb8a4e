import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive, isBlockedBetween } from '../../db/visibility.ts'

/** True when the follow is new. */
export async function addFollow(tx: Db, followerId: string, followeeId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('userFollows')
    .values({ followerId, followeeId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('followerId')
    .executeTakeFirst()
  return row !== undefined
}

/** Follows those of `ids` whom one may follow; returns how many follows are new. */
export async function addFollows(
  tx: Db,
  followerId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH added AS (
      INSERT INTO user_follows (follower_id, followee_id, created_at)
      SELECT ${followerId}, u.id, ${at} FROM users u
      WHERE u.id = ANY(${[...ids]}::bigint[]) AND u.id <> ${followerId} AND ${isActive('u')}
        AND NOT u.is_private_profile AND NOT ${isBlockedBetween('u.id', followerId)}
      ON CONFLICT DO NOTHING
      RETURNING followee_id
    )
    UPDATE users SET follower_count = follower_count + 1
    WHERE id IN (SELECT followee_id FROM added) RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** True when there was a follow. */
export async function removeFollow(tx: Db, followerId: string, followeeId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('userFollows')
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .returning('followerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function addBlock(tx: Db, blockerId: string, blockedId: string, at: Date): Promise<void> {
  await tx
    .insertInto('userBlocks')
    .values({ blockerId, blockedId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeBlock(tx: Db, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .deleteFrom('userBlocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .execute()
}

/** Ends every follow of a person's boards by another, with its count; returns how many there were. */
export async function dropBoardFollows(tx: Db, followerId: string, ownerId: string): Promise<number> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM board_follows f USING boards b
      WHERE f.board_id = b.id AND b.owner_id = ${ownerId} AND f.user_id = ${followerId}
      RETURNING f.board_id
    ), held AS (
      SELECT id FROM boards WHERE id IN (SELECT board_id FROM gone) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE boards SET follower_count = greatest(0, follower_count - 1)
    WHERE id IN (SELECT id FROM held) RETURNING id`.execute(tx)
  await dropExceptions(tx, followerId, ownerId)
  return rows.length
}

/** Following a person follows all their boards again. */
export async function dropExceptions(tx: Db, followerId: string, ownerId: string): Promise<void> {
  await sql`
    DELETE FROM board_follow_exceptions e USING boards b
    WHERE e.board_id = b.id AND b.owner_id = ${ownerId} AND e.user_id = ${followerId}`.execute(tx)
}

export interface TiePage {
  userId: string
  after: readonly [string, string] | null
  limit: number
}

export type TieKind = 'followers' | 'following' | 'blocked' | 'requests'

/** People tied to one, newest tie first. `at` is the tie's time with microseconds. */
export async function listTies(
  db: Db,
  kind: TieKind,
  { userId, after, limit }: TiePage,
): Promise<{ id: string; at: string }[]> {
  const { table, mine, theirs } = {
    followers: { table: sql`user_follows`, mine: sql`followee_id`, theirs: sql`follower_id` },
    following: { table: sql`user_follows`, mine: sql`follower_id`, theirs: sql`followee_id` },
    requests: { table: sql`follow_requests`, mine: sql`followee_id`, theirs: sql`follower_id` },
    blocked: { table: sql`user_blocks`, mine: sql`blocker_id`, theirs: sql`blocked_id` },
  }[kind]
  const { rows } = await sql<{ id: string; at: string }>`
    SELECT t.${theirs} AS id, t.created_at::text AS at
    FROM ${table} t JOIN users u ON u.id = t.${theirs} AND ${isActive('u')}
    WHERE t.${mine} = ${userId}
      ${after ? sql`AND (t.created_at, t.${theirs}) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY t.created_at DESC, t.${theirs} DESC LIMIT ${limit}`.execute(db)
  return rows
}

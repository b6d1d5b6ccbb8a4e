import { sql } from 'kysely'
import type { Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { isActive, seesBoard } from '../../db/visibility.ts'

/** Follows a board and takes back an exception; counted once. */
export async function addBoardFollow(tx: Db, userId: string, boardId: string, at: Date): Promise<void> {
  await tx
    .deleteFrom('boardFollowExceptions')
    .where('userId', '=', userId)
    .where('boardId', '=', boardId)
    .execute()
  await sql`
    WITH added AS (
      INSERT INTO board_follows (user_id, board_id, created_at) VALUES (${userId}, ${boardId}, ${at})
      ON CONFLICT DO NOTHING RETURNING board_id
    )
    UPDATE boards SET follower_count = follower_count + 1
    WHERE id IN (SELECT board_id FROM added)`.execute(tx)
}

/** Ends the follow; where the owner is followed, this board is kept out of it. */
export async function removeBoardFollow(tx: Db, userId: string, boardId: string): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM board_follows WHERE user_id = ${userId} AND board_id = ${boardId} RETURNING board_id
    )
    UPDATE boards SET follower_count = greatest(0, follower_count - 1)
    WHERE id IN (SELECT board_id FROM gone)`.execute(tx)
  await sql`
    INSERT INTO board_follow_exceptions (user_id, board_id)
    SELECT f.follower_id, b.id FROM boards b JOIN user_follows f ON f.followee_id = b.owner_id
    WHERE b.id = ${boardId} AND f.follower_id = ${userId}
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Ids of the boards a person follows that the viewer may see, newest follow first. */
export async function listFollowedBoards(
  db: Db,
  viewer: Viewer,
  { userId, after, limit }: { userId: string; after: readonly [string, string] | null; limit: number },
): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    SELECT f.board_id AS id, f.created_at::text AS at FROM board_follows f
    WHERE f.user_id = ${userId} AND ${seesBoard(sql`f.board_id`, viewer)}
      ${after ? sql`AND (f.created_at, f.board_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY f.created_at DESC, f.board_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Who follows a board, newest follow first. `at` is its time with microseconds. */
export async function listBoardFollowers(
  db: Db,
  { boardId, after, limit }: { boardId: string; after: readonly [string, string] | null; limit: number },
): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    SELECT f.user_id AS id, f.created_at::text AS at
    FROM board_follows f JOIN users u ON u.id = f.user_id AND ${isActive('u')}
    WHERE f.board_id = ${boardId}
      ${after ? sql`AND (f.created_at, f.user_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY f.created_at DESC, f.user_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

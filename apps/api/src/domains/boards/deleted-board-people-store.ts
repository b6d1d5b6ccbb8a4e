import { sql } from 'kysely'
import { areBlocked } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** Keeps the followers and collaborators of a board that is kept as deleted. */
export async function keepBoardPeople(tx: Db, boardId: string): Promise<void> {
  await sql`
    INSERT INTO deleted_board_people (board_id, user_id, relation, can_delete, invited_by, created_at)
    SELECT board_id, user_id, 'follower', false, NULL::bigint, created_at
      FROM board_follows WHERE board_id = ${boardId}::bigint
    UNION ALL SELECT board_id, user_id, 'exception', false, NULL, NULL
      FROM board_follow_exceptions WHERE board_id = ${boardId}::bigint
    UNION ALL SELECT board_id, user_id, 'collaborator', can_delete, invited_by, created_at
      FROM board_collaborators WHERE board_id = ${boardId}::bigint`.execute(tx)
}

/**
 * Puts followers and collaborators back on a restored board, except those who are parted from its owner by a block
 * now, and returns how many collaborators there are.
 */
export async function restoreBoardPeople(tx: Db, boardId: string): Promise<number> {
  const { rows } = await sql<{ collaboratorCount: number }>`
    WITH kept AS (
      SELECT p.* FROM deleted_board_people p JOIN boards b ON b.id = p.board_id
      WHERE p.board_id = ${boardId}::bigint AND NOT ${areBlocked('p.user_id', 'b.owner_id')}
    ), followers AS (
      INSERT INTO board_follows (user_id, board_id, created_at)
      SELECT user_id, board_id, created_at FROM kept WHERE relation = 'follower' RETURNING 1
    ), exceptions AS (
      INSERT INTO board_follow_exceptions (user_id, board_id)
      SELECT user_id, board_id FROM kept WHERE relation = 'exception'
    ), collaborators AS (
      INSERT INTO board_collaborators (board_id, user_id, can_delete, invited_by, created_at)
      SELECT board_id, user_id, can_delete, invited_by, created_at FROM kept
      WHERE relation = 'collaborator' RETURNING 1
    )
    UPDATE boards SET follower_count = (SELECT count(*) FROM followers),
      collaborator_count = (SELECT count(*) FROM collaborators)
    WHERE id = ${boardId}::bigint RETURNING collaborator_count`.execute(tx)
  return rows[0]?.collaboratorCount ?? 0
}

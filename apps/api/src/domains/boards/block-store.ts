import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Boards that one of the two owns and the other keeps with them. */
export async function sharedBoards(tx: Db, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM boards b JOIN board_collaborators c ON c.board_id = b.id
    WHERE (b.owner_id, c.user_id) IN ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Invitations, proposals and requests by which one of the two would come to a board of the other, or by them. */
export const deleteInvitesBetween = (tx: Db, one: string, other: string) =>
  sql`
    DELETE FROM board_invites i USING boards b
    WHERE b.id = i.board_id AND ((i.user_id = ${one}::bigint AND ${other}::bigint IN (b.owner_id, i.invited_by))
      OR (i.user_id = ${other}::bigint AND ${one}::bigint IN (b.owner_id, i.invited_by)))`.execute(tx)

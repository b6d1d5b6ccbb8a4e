import { sql } from 'kysely'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** Whether something of these kinds came between two ids, and is not read. */
export async function hasUnread(
  tx: Db,
  {
    userId,
    kinds,
    after,
    before,
  }: { userId: string; kinds: readonly string[]; after: string; before: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM notifications WHERE user_id = ${userId}::bigint AND id > ${after}::bigint AND id < ${before}::bigint
      AND kind = ANY(${kinds}::text[]) AND read_at IS NULL LIMIT 1`.execute(tx)
  return rows.length > 0
}

export interface Addressee {
  email: string
  firstName: string
  actorName: string
  actorUsername: string
  boardName: string | null
  boardPath: string | null
}

/** Whom to write to about an actor, and a board; only to a proved address of somebody who is there. */
export async function findRecipient(
  tx: Db,
  { userId, actorId, boardId }: { userId: string; actorId: string; boardId: string | null },
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    SELECT u.email, u.first_name, a.full_name AS actor_name, a.username AS actor_username,
      b.name AS board_name, '/' || o.username || '/' || b.slug || '/' AS board_path
    FROM users u JOIN users a ON true LEFT JOIN boards b ON b.id = ${boardId}::bigint
    LEFT JOIN users o ON o.id = b.owner_id
    WHERE u.id = ${userId}::bigint AND a.id = ${actorId}::bigint
      AND u.email_verified_at IS NOT NULL AND u.email IS NOT NULL AND ${isActive('u')}`.execute(tx)
  return rows[0]
}

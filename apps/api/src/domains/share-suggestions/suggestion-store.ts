import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { UserMiniRow } from '../users/user-view.ts'

export interface SuggestionRow extends UserMiniRow {
  isRecentContact: boolean
}

/** People of whom a member heard or who heard of them since `since`, the newest first, then those they follow. */
export async function suggestedPeople(
  db: Db,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    WITH met AS (
      SELECT n.actor_id AS id, max(n.created_at) AS at FROM notifications n
        WHERE n.user_id = ${userId} AND n.created_at > ${since} GROUP BY 1
      UNION ALL
      SELECT n.user_id, max(n.created_at) FROM notifications n
        WHERE n.actor_id = ${userId} AND n.created_at > ${since} GROUP BY 1
    ), near AS (
      SELECT id, max(at) AS at, true AS is_contact FROM met GROUP BY id
      UNION ALL
      (SELECT followee_id, created_at, false FROM user_follows
        WHERE follower_id = ${userId} ORDER BY created_at DESC LIMIT ${limit})
    ), people AS (
      SELECT id, bool_or(is_contact) AS is_contact, max(at) AS at FROM near GROUP BY id
    )
    SELECT u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant,
      p.is_contact AS is_recent_contact
    FROM people p JOIN users u ON u.id = p.id
    WHERE u.id <> ${userId} AND u.deactivated_at IS NULL AND NOT is_block_between(u.id, ${userId})
    ORDER BY p.is_contact DESC, p.at DESC, u.id LIMIT ${limit}`.execute(db)
  return rows
}

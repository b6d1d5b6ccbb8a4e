import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { UserMiniRow } from '../users/user-view.ts'
import { isVisiblePerson } from '../../db/visibility.ts'

export interface SuggestionRow extends UserMiniRow {
  isRecentContact: boolean
  /** `YYYY-MM-DD`. */
  birthday: string | null
  /** They and the member follow each other. */
  isMutual: boolean
}

/**
 * People with whom a member wrote since `since`, the newest first, then those whose messages they received or who
 * received theirs, then those they follow; members who take no messages are omitted. Groups count unless they are hidden.
 */
export async function suggestedPeople(
  db: Db,
  { userId, since, limit, hidesGroups }: { userId: string; since: Date; limit: number; hidesGroups: boolean },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    WITH near AS (
      SELECT q.user_id AS id, max(m.created_at) AS at, 2 AS closeness
        FROM (SELECT * FROM conversation_people
          WHERE user_id = ${userId} AND left_at IS NULL AND standing = 'member'
          ORDER BY last_message_id DESC LIMIT ${limit}) p
        JOIN conversation_people q ON q.conversation_id = p.conversation_id AND q.left_at IS NULL
          AND q.named_by_email IS NULL
        JOIN messages m ON m.id = p.last_message_id
        JOIN conversations c ON c.id = p.conversation_id AND NOT (c.is_group AND ${hidesGroups}::boolean)
        WHERE m.created_at > ${since} GROUP BY 1
      UNION ALL
      SELECT n.actor_id, max(n.created_at), 1 FROM notifications n
        WHERE n.user_id = ${userId} AND n.business_id IS NULL AND n.created_at > ${since} GROUP BY 1
      UNION ALL
      SELECT n.user_id, max(n.created_at), 1 FROM notifications n
        WHERE n.actor_id = ${userId} AND n.business_id IS NULL AND n.created_at > ${since} GROUP BY 1
      UNION ALL
      (SELECT followee_id, created_at, 0 FROM user_follows
        WHERE follower_id = ${userId} ORDER BY created_at DESC LIMIT ${limit})
    ), people AS (
      SELECT DISTINCT ON (id) id, at, closeness FROM near ORDER BY id, closeness DESC, at DESC
    )
    SELECT u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant,
      p.closeness > 0 AS is_recent_contact, to_char(u.birthday, 'YYYY-MM-DD') AS birthday,
      EXISTS (SELECT FROM user_follows f WHERE f.follower_id = ${userId} AND f.followee_id = u.id)
        AND EXISTS (SELECT FROM user_follows f WHERE f.follower_id = u.id AND f.followee_id = ${userId})
        AS is_mutual
    FROM people p JOIN users u ON u.id = p.id
    WHERE u.id <> ${userId} AND ${isVisiblePerson('u', userId)}
      AND NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = u.id AND NOT s.should_show_messaging)
    ORDER BY p.closeness DESC, p.at DESC, u.id LIMIT ${limit}`.execute(db)
  return rows
}

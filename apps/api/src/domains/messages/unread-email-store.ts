import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isShown } from './conversation-read-store.ts'
import { isActive } from '../../db/visibility.ts'

export interface UnmailedRow {
  userId: string
  email: string
  firstName: string
  senderName: string
}

/** Members with unread messages and no email since they last read; marks them as emailed. */
export async function takeUnmailed(tx: Db, conversationId: string): Promise<UnmailedRow[]> {
  const { rows } = await sql<UnmailedRow>`
    UPDATE conversation_people taken SET is_mailed = true
    FROM conversation_people p JOIN users u ON u.id = p.user_id
    CROSS JOIN LATERAL (SELECT s.full_name FROM messages m JOIN users s ON s.id = m.sender_id
      WHERE ${isShown} AND m.id > p.read_message_id AND m.sender_id <> p.user_id
      ORDER BY m.id DESC LIMIT 1) sender
    WHERE taken.conversation_id = p.conversation_id AND taken.user_id = p.user_id
      AND p.conversation_id = ${conversationId}::bigint AND p.standing = 'member' AND p.left_at IS NULL
      AND NOT p.is_mailed AND ${isActive('u')} AND u.email IS NOT NULL AND u.email_verified_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM user_settings t WHERE t.user_id = u.id AND NOT t.should_show_messaging)
    RETURNING p.user_id, u.email, u.first_name, sender.full_name AS sender_name`.execute(tx)
  return rows
}

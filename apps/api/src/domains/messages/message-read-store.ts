import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { FullMessageRow } from './conversation-rows.ts'
import { isShown, isThere, personJson } from './conversation-read-store.ts'
import { isActive, isBlockedBetween } from '../../db/visibility.ts'

const selectMessages = (db: Db, readerId: string, conversationId: string, rest: RawBuilder<unknown>) =>
  sql<FullMessageRow>`
    SELECT m.id, m.conversation_id, m.text, m.created_at, m.attachment_type, m.pin_id, m.board_id, m.person_id,
      m.sent_key, ${personJson} AS sender,
      (SELECT coalesce(json_agg(json_build_object('reactionType', r.reaction_type, 'reactionCount', r.number)
          ORDER BY r.number DESC, r.reaction_type), '[]')
        FROM (SELECT reaction_type, count(*)::int AS number FROM message_reactions
          WHERE message_id = m.id GROUP BY reaction_type) r) AS reaction_counts,
      coalesce((SELECT reaction_type FROM message_reactions
        WHERE message_id = m.id AND user_id = p.user_id), 0) AS reaction_by_viewer
    FROM conversation_people p JOIN conversations c ON c.id = p.conversation_id
    JOIN messages m ON ${isShown} JOIN users u ON u.id = m.sender_id
    WHERE p.user_id = ${readerId}::bigint AND p.conversation_id = ${conversationId}::bigint
      AND ${isThere} ${rest}`.execute(db)

interface Listing {
  readerId: string
  conversationId: string
  before: string | null
  limit: number
}

/** The newest first; `before` is the last id of the page before. */
export async function listMessages(db: Db, given: Listing): Promise<FullMessageRow[]> {
  const { readerId, conversationId, before, limit } = given
  const { rows } = await selectMessages(
    db,
    readerId,
    conversationId,
    sql`AND m.id < coalesce(${before}::bigint, 9223372036854775807) ORDER BY m.id DESC LIMIT ${limit}`,
  )
  return rows
}

export async function loadMessage(
  db: Db,
  { readerId, conversationId, id }: { readerId: string; conversationId: string; id: string },
): Promise<FullMessageRow | undefined> {
  const { rows } = await selectMessages(db, readerId, conversationId, sql`AND m.id = ${id}::bigint`)
  return rows[0]
}

export interface SentPinRow {
  pinId: string
  text: string
  createdAt: Date
  id: string
  username: string
  fullName: string
  avatarSignature: string | null
  isVerifiedMerchant: boolean
  /** Where the viewer takes part. */
  conversationId: string | null
}

/** The message behind an address of a sent pin, unless its sender left or is in a block with the viewer. */
export async function findSentPin(
  db: Db,
  viewerId: string | null,
  { pinId, sentKey }: { pinId: string; sentKey: string },
): Promise<SentPinRow | undefined> {
  const { rows } = await sql<SentPinRow>`
    SELECT m.pin_id, m.text, m.created_at, u.id, u.username, u.full_name, u.avatar_signature,
      u.is_verified_merchant,
      (SELECT p.conversation_id FROM conversation_people p WHERE p.conversation_id = m.conversation_id
        AND p.user_id = ${viewerId}::bigint AND p.left_at IS NULL) AS conversation_id
    FROM messages m JOIN users u ON u.id = m.sender_id AND ${isActive('u')}
    WHERE m.sent_key = ${sentKey} AND m.pin_id = ${pinId}::bigint
      AND NOT ${isBlockedBetween('u.id', viewerId)}`.execute(db)
  return rows[0]
}

import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { ConversationRow } from './conversation-rows.ts'
import { areBlocked, isActive } from '../../db/visibility.ts'

/** Beyond so many, unread messages are just many. */
const MANY = 100

/** A row `u` of users as one of a conversation. */
export const personJson = sql`json_build_object('id', u.id::text, 'username', u.username,
  'fullName', u.full_name, 'avatarSignature', u.avatar_signature, 'isVerifiedMerchant', u.is_verified_merchant,
  'isDeactivated', NOT ${isActive('u')},
  'takesMessages', NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = u.id AND NOT s.should_show_messaging))`

/** A message `m` that its reader `p`, a row of conversation_people, is shown. */
export const isShown = sql`m.conversation_id = p.conversation_id AND m.id > p.after_message_id
  AND NOT ${areBlocked('m.sender_id', 'p.user_id')}`

const unread = sql`(SELECT count(*)::int FROM (SELECT FROM messages m
  WHERE ${isShown} AND m.id > p.read_message_id AND m.sender_id <> p.user_id LIMIT ${sql.lit(MANY)}) found)`

const people = sql`(SELECT json_agg(${personJson} ORDER BY u.id = p.user_id, q.joined_at, u.id)
  FROM conversation_people q JOIN users u ON u.id = q.user_id
  WHERE q.conversation_id = c.id AND q.left_at IS NULL AND NOT ${areBlocked('q.user_id', 'p.user_id')}
    AND (q.named_by_email IS NULL OR q.user_id = p.user_id))`

const emails = sql`(SELECT coalesce(json_agg(i.email ORDER BY i.email), '[]')
  FROM conversation_invites i WHERE i.conversation_id = c.id AND i.email IS DISTINCT FROM p.named_by_email)`

const lastMessage = sql`(SELECT json_build_object('id', m.id::text, 'conversationId', m.conversation_id::text,
    'text', m.text, 'createdAt', m.created_at, 'attachmentType', m.attachment_type, 'sender', ${personJson})
  FROM messages m JOIN users u ON u.id = m.sender_id WHERE ${isShown} ORDER BY m.id DESC LIMIT 1)`

/**
 * Not left, and not with a single person in a block: those look missing to each other. Whom an address stands for
 * is not revealed by a block, either.
 */
export const isThere = sql`p.left_at IS NULL AND (c.is_group OR NOT EXISTS (
  SELECT FROM conversation_people q WHERE q.conversation_id = c.id AND q.user_id <> p.user_id
    AND q.named_by_email IS NULL AND ${areBlocked('q.user_id', 'p.user_id')}))`

/** Rows of conversation_people as `p`, each with its conversation as its person sees it. */
const selectRows = (db: Db, chosen: RawBuilder<unknown>) =>
  sql<ConversationRow>`
    SELECT c.id, c.name, c.is_group, c.board_id, c.created_at, p.standing, p.requested_by, p.after_message_id,
      p.last_message_id, ${unread} AS unread, ${people} AS people, ${emails} AS emails,
      ${lastMessage} AS last_message
    FROM (SELECT p.* FROM conversation_people p JOIN conversations c ON c.id = p.conversation_id ${chosen}) p
    JOIN conversations c ON c.id = p.conversation_id
    ORDER BY p.last_message_id DESC`.execute(db)

/** One conversation as the member sees it, or undefined. */
export async function loadConversation(
  db: Db,
  viewerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await selectRows(
    db,
    sql`WHERE p.user_id = ${viewerId}::bigint AND p.conversation_id = ${id}::bigint AND ${isThere}`,
  )
  return rows[0]
}

/** A request in any state, also when it was answered by a block. */
export async function loadRequest(
  db: Db,
  viewerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await selectRows(
    db,
    sql`WHERE p.user_id = ${viewerId}::bigint AND p.conversation_id = ${id}::bigint
      AND p.left_at IS NULL AND p.requested_by IS NOT NULL`,
  )
  return rows[0]
}

/** The newest activity first; `before` is the last message's id of the page before. */
export async function listConversations(
  db: Db,
  viewerId: string,
  given: { standing: 'member' | 'requested'; before: string | null; limit: number },
): Promise<ConversationRow[]> {
  const { standing, before, limit } = given
  const { rows } = await selectRows(
    db,
    sql`WHERE p.user_id = ${viewerId}::bigint AND p.standing = ${standing} AND NOT p.is_hidden
      AND p.last_message_id < coalesce(${before}::bigint, 9223372036854775807) AND ${isThere}
      ${standing === 'requested' ? sql`AND ${hasRequester}` : sql``}
    ORDER BY p.last_message_id DESC LIMIT ${limit}`,
  )
  return rows
}

const hasRequester = sql`EXISTS (SELECT FROM users r WHERE r.id = p.requested_by
  AND ${isActive('r')} AND NOT ${areBlocked('r.id', 'p.user_id')})`

export interface ChangedRow {
  id: string
  lastMessageId: string | null
  unread: number
  unseenCount: number
  requestCount: number
}

const hasUnread = sql`p.last_message_id > p.read_message_id AND EXISTS (SELECT FROM messages m
  WHERE ${isShown} AND m.id > p.read_message_id AND m.sender_id <> p.user_id)`

/** Conversations of a member that may be in a list, contact requests among them. */
const mine = (viewerId: string) => sql`
  FROM conversation_people p JOIN conversations c ON c.id = p.conversation_id
  WHERE p.user_id = ${viewerId}::bigint AND NOT p.is_hidden AND ${isThere}
    AND (p.standing = 'member' OR p.standing = 'requested' AND ${hasRequester})`

/** How many conversations and contact requests hold something new. */
export async function countUnseen(db: Db, viewerId: string): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    SELECT count(*)::int AS unseen FROM (SELECT ${mine(viewerId)} AND ${hasUnread}
      LIMIT ${sql.lit(MANY)}) found`.execute(db)
  return rows[0]?.unseen ?? 0
}

/** The newest of a member's conversations with what is unread, and the two counts among the newest hundred, in one statement. */
export async function findChanges(db: Db, viewerId: string, limit: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    WITH mine AS (SELECT p.*, ${hasUnread} AS has_unread ${mine(viewerId)}
      ORDER BY p.last_message_id DESC LIMIT ${sql.lit(MANY)}),
    counts AS (SELECT count(*) FILTER (WHERE has_unread)::int AS unseen_count,
      count(*) FILTER (WHERE standing = 'requested')::int AS request_count FROM mine)
    SELECT p.conversation_id AS id, ${unread} AS unread,
      (SELECT m.id FROM messages m WHERE ${isShown} ORDER BY m.id DESC LIMIT 1) AS last_message_id,
      counts.unseen_count, counts.request_count
    FROM (SELECT * FROM mine ORDER BY last_message_id DESC LIMIT ${limit}) p, counts
    ORDER BY p.last_message_id DESC`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive, isVisiblePerson } from '../../db/visibility.ts'

export interface ReceiverRow {
  id: string
  /** `YYYY-MM-DD`. */
  birthday: string | null
  takesMessages: boolean
  /** Follows them, or invited them to the site. */
  knowsSender: boolean
}

/** Receivers visible to the sender, including the sender if named; deactivated and blocked members are omitted. */
export async function findReceivers(
  db: Db,
  senderId: string,
  ids: readonly string[],
): Promise<ReceiverRow[]> {
  const { rows } = await sql<ReceiverRow>`
    SELECT u.id, to_char(u.birthday, 'YYYY-MM-DD') AS birthday,
      coalesce(s.should_show_messaging, true) AS takes_messages,
      EXISTS (SELECT FROM user_follows f WHERE f.follower_id = u.id AND f.followee_id = ${senderId}::bigint)
        OR EXISTS (SELECT FROM invite_redemptions r WHERE r.inviter_id = u.id AND r.user_id = ${senderId}::bigint)
        AS knows_sender
    FROM users u LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ANY(${[...ids]}::bigint[]) AND ${isVisiblePerson('u', senderId)}`.execute(db)
  return rows
}

/** The members among `ids` who follow all the others and are followed by them. */
export async function findMutualsOfAll(
  db: Db,
  ids: readonly string[],
  among: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT one.id FROM unnest(${[...ids]}::bigint[]) AS one (id)
    WHERE NOT EXISTS (SELECT FROM unnest(${[...among]}::bigint[]) AS other (id)
      WHERE other.id <> one.id AND NOT (
        EXISTS (SELECT FROM user_follows WHERE follower_id = one.id AND followee_id = other.id)
        AND EXISTS (SELECT FROM user_follows WHERE follower_id = other.id AND followee_id = one.id)))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Members by their proved addresses, in lower case; an address without proof may be anybody's. */
export async function findByEmails(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('emailVerifiedAt', 'is not', null)
    .where(isActive('users'))
    .execute()
  return new Map(rows.map(({ id, email }) => [String(email).toLowerCase(), id]))
}

/** The member's own address, in lower case. */
export async function addressOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return String(row?.email ?? '').toLowerCase()
}

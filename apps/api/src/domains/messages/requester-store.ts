import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { PersonalStanding, PersonRow } from './conversation-rows.ts'
import { blocks, isActive } from '../../db/visibility.ts'

export interface RequesterRow extends PersonRow {
  /** By the viewer. */
  isBlocked: boolean
}

/** People who began conversations, also those whom the viewer blocks. */
export async function findRequesters(
  db: Db,
  viewerId: string,
  ids: readonly string[],
): Promise<RequesterRow[]> {
  const { rows } = await sql<RequesterRow>`
    SELECT u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant,
      NOT ${isActive('u')} AS is_deactivated, true AS takes_messages,
      ${blocks(sql`${viewerId}::bigint`, sql`u.id`)}
        AS is_blocked
    FROM users u WHERE u.id = ANY(${[...ids]}::bigint[])`.execute(db)
  return rows
}

export interface RequestRow {
  requestedBy: string
  standing: PersonalStanding
  hasEndedFollow: boolean
  isBlocked: boolean
  /** The requester follows the viewer. */
  isFollower: boolean
}

/** A contact request of the viewer's, in any state, as far as a response needs it. */
export async function lockRequest(tx: Db, viewerId: string, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT p.requested_by, p.standing, p.has_ended_follow,
      ${blocks(sql`p.user_id`, sql`p.requested_by`)}
        AS is_blocked,
      EXISTS (SELECT FROM user_follows f WHERE f.follower_id = p.requested_by AND f.followee_id = p.user_id)
        AS is_follower
    FROM conversation_people p
    WHERE p.user_id = ${viewerId}::bigint AND p.conversation_id = ${id}::bigint
      AND p.left_at IS NULL AND p.requested_by IS NOT NULL
    FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

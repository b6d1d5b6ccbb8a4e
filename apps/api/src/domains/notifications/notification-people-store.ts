import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive, isBlockedBetween, isStanding } from '../../db/visibility.ts'
import type { NewNotification } from './notification-store.ts'

/** How many of a group are read; the others are only counted. */
const PEOPLE_OF_GROUP = 50
/** The newest before it: of these the first unread one has all others of its group. */
const EARLIER = 5

/** Takes what others did to the same pin since `after`, unread, into a new notification; returns whether it did. */
export async function groupPeople(
  tx: Db,
  { id, userId, kind, pinId, createdAt }: NewNotification,
  after: string,
): Promise<boolean> {
  const { rows } = await sql`
    WITH found AS (
      SELECT id FROM notifications WHERE user_id = ${userId}::bigint AND kind = ${kind}
        AND coalesce(pin_id, 0) = coalesce(${pinId}::bigint, 0) AND id > ${after}::bigint AND id < ${id}::bigint
      ORDER BY id DESC LIMIT ${sql.lit(EARLIER)}),
    earlier AS (
      UPDATE notifications SET grouped_into = ${id}::bigint, read_at = ${createdAt}::timestamptz
      WHERE id IN (SELECT id FROM found) AND read_at IS NULL AND (group_count = 1 OR people_since IS NOT NULL)
      RETURNING group_count, coalesce(people_since, id) AS since)
    UPDATE notifications SET group_count = 1 + (SELECT sum(group_count) FROM earlier),
      people_since = (SELECT min(since) FROM earlier)
    WHERE id = ${id}::bigint AND EXISTS (SELECT FROM earlier) RETURNING id`.execute(tx)
  return rows.length > 0
}

/** What the people of the group of `n` did, each while the member may see them and what they wrote. */
const seenOfGroup = (userId: string): RawBuilder<unknown> => sql`
  notifications m JOIN users one ON one.id = m.actor_id
  WHERE m.user_id = n.user_id AND m.kind = n.kind AND coalesce(m.pin_id, 0) = coalesce(n.pin_id, 0)
    AND m.id >= n.people_since AND m.id <= n.id
    AND ${isActive('one')} AND NOT ${isBlockedBetween('one.id', userId)}
    AND NOT EXISTS (SELECT FROM comments k WHERE k.id = m.comment_id AND NOT ${isStanding('k')})`

/** Somebody of the group of `n` is seen. */
export const isGroupSeen = (userId: string): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM ${seenOfGroup(userId)})`

/** Who did it, the last one first, and the newest comment; nothing where `n` is of one person. */
export const peopleOfGroup = (userId: string): RawBuilder<unknown> => sql`(
  SELECT array_agg(person.actor_id::text ORDER BY person.id DESC) AS actor_ids, max(person.comment_id) AS comment_id,
    (count(*) + greatest(0, n.group_count - ${sql.lit(PEOPLE_OF_GROUP)}))::int AS people_count
  FROM (SELECT actor_id, max(id) AS id, max(comment_id) AS comment_id
    FROM (SELECT m.id, m.actor_id, m.comment_id FROM ${seenOfGroup(userId)}
      ORDER BY m.id DESC LIMIT ${sql.lit(PEOPLE_OF_GROUP)}) newest
    GROUP BY actor_id) person
  WHERE n.people_since IS NOT NULL)`

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { NewNotification } from './notification-store.ts'

/** Takes what the same person did to other pins since `after`, unread, into a new notification. */
export async function groupEarlier(
  tx: Db,
  { id, userId, kind, actorId, createdAt }: NewNotification,
  after: string,
): Promise<void> {
  await sql`
    WITH earlier AS (
      UPDATE notifications SET grouped_into = ${id}::bigint, read_at = ${createdAt}::timestamptz
      WHERE user_id = ${userId}::bigint AND id > ${after}::bigint AND id < ${id}::bigint
        AND kind = ${kind} AND actor_id = ${actorId}::bigint AND read_at IS NULL
        AND people_since IS NULL
      RETURNING group_count)
    UPDATE notifications SET group_count = 1 + (SELECT sum(group_count) FROM earlier)
    WHERE id = ${id}::bigint AND EXISTS (SELECT FROM earlier)`.execute(tx)
}

const GROUP_PINS = 50

/** Pins of which the same person did the same in the 30 days before, the last first. */
export async function listPinsOfGroup(db: Db, userId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ pinId: string }>`
    SELECT g.pin_id FROM notifications n JOIN notifications g ON g.user_id = n.user_id AND g.id <= n.id
      AND g.kind = n.kind AND g.actor_id = n.actor_id AND g.created_at > n.created_at - interval '30 days'
    WHERE n.id = ${id}::bigint AND n.user_id = ${userId}::bigint AND g.pin_id IS NOT NULL
    GROUP BY g.pin_id ORDER BY max(g.id) DESC LIMIT ${sql.lit(GROUP_PINS)}`.execute(db)
  return rows.map(({ pinId }) => pinId)
}

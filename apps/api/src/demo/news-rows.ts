import { sql } from 'kysely'
import { DAY_MS } from '../kernel/durations.ts'
import type { Db } from '../kernel/deps.ts'
import { idsByAge } from './demo-ids.ts'
import { insertAll } from './insert-all.ts'

const FRESH_MS = 2 * DAY_MS

/** What people have heard of each other's follows, saves and comments; all but the last days' is read. */
export async function writeNews(tx: Db, now: Date): Promise<void> {
  const readBefore = new Date(now.getTime() - FRESH_MS)
  await sql`
    INSERT INTO notifications (id, user_id, kind, actor_id, pin_id, comment_id, created_at, read_at)
    SELECT *, CASE WHEN created_at < ${readBefore} THEN created_at END FROM (
      SELECT s.id, p.user_id, 'save', s.user_id AS actor_id, p.id, NULL::bigint, s.created_at
        FROM pins s JOIN pins p ON p.id = s.saved_from_pin_id WHERE s.is_listed
      UNION ALL
      SELECT c.id, p.user_id, 'comment', c.user_id, p.id, c.id, c.created_at
        FROM comments c JOIN pins p ON p.id = c.pin_id
    ) news WHERE user_id <> actor_id
    ON CONFLICT DO NOTHING`.execute(tx)
  const follows = await tx.selectFrom('userFollows').selectAll().orderBy('createdAt').execute()
  const idOf = idsByAge(now)
  await insertAll(
    tx,
    'notifications',
    follows.map(({ followerId, followeeId, createdAt }) => ({
      id: idOf(now.getTime() - createdAt.getTime()),
      userId: followeeId,
      kind: 'follow',
      actorId: followerId,
      createdAt,
      readAt: createdAt < readBefore ? createdAt : null,
    })),
  )
  await groupNews(tx, readBefore)
}

/** What several people did to the same pin on a day is one notification, as it becomes while the site runs. */
const groupNews = (tx: Db, readBefore: Date) =>
  sql`
    WITH placed AS (
      SELECT id, last_value(id) OVER same AS head, first_value(id) OVER same AS since, count(*) OVER same AS people
      FROM notifications
      WINDOW same AS (PARTITION BY user_id, kind, pin_id, created_at < ${readBefore}, created_at::date
        ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))
    UPDATE notifications n SET
      grouped_into = CASE WHEN n.id < placed.head THEN placed.head END,
      read_at = CASE WHEN n.id < placed.head THEN n.created_at ELSE n.read_at END,
      group_count = CASE WHEN n.id < placed.head THEN 1 ELSE placed.people END,
      people_since = CASE WHEN n.id = placed.head THEN placed.since END
    FROM placed WHERE placed.id = n.id AND placed.people > 1`.execute(tx)

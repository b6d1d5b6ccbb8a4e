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
}

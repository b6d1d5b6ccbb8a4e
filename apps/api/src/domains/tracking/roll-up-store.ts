import { EVENT_TYPES, VIEW_TYPES } from '@tessera/shared-tracking'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

const JOB = 'pin_day_counts'

/** Up to which arrival the job has counted; the row is locked, so that two workers never count at once. */
export async function lockReached(tx: Db): Promise<Date> {
  const { rows } = await sql<{ reachedAt: Date }>`
    INSERT INTO tracking_progress (job, reached_at) VALUES (${JOB}, 'epoch')
    ON CONFLICT (job) DO UPDATE SET job = excluded.job RETURNING reached_at`.execute(tx)
  return rows[0]?.reachedAt ?? new Date(0)
}

export async function saveReached(tx: Db, reachedAt: Date): Promise<void> {
  await sql`UPDATE tracking_progress SET reached_at = ${reachedAt} WHERE job = ${JOB}`.execute(tx)
}

/** The UTC days, as `YYYY-MM-DD`, of events that came after a time. */
export async function daysTouchedSince(tx: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date::text AS day FROM tracked_events
    WHERE received_at >= ${since} ORDER BY day`.execute(tx)
  return rows.map(({ day }) => day)
}

const counted = sql`count(*) FILTER`

/** Counts a day anew: the same events give the same rows, however often. An owner's own looks do not count. */
export async function recountDay(tx: Db, day: string): Promise<void> {
  await sql`DELETE FROM pin_day_counts WHERE day = ${day}::date`.execute(tx)
  await sql`
    INSERT INTO pin_day_counts (pin_id, day, surface, impressions, closeups, outbound_clicks, saves)
    SELECT p.id, ${day}::date, e.surface,
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.IMPRESSION}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.VIEW}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.OUTBOUND_CLICK}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.SAVE})
    FROM tracked_events e
    JOIN pins p ON p.id = CASE WHEN e.object_id_str ~ '^\\d{1,18}$' THEN e.object_id_str::bigint END
    WHERE e.occurred_at >= (${day}::date)::timestamp AT TIME ZONE 'UTC'
      AND e.occurred_at < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC'
      AND e.user_id IS DISTINCT FROM p.user_id
      AND (e.event_type IN (${EVENT_TYPES.OUTBOUND_CLICK}, ${EVENT_TYPES.SAVE})
        OR (e.event_type = ${EVENT_TYPES.IMPRESSION} AND NOT coalesce(e.event_data ? 'isContinued', false))
        OR (e.event_type = ${EVENT_TYPES.VIEW} AND e.view_type = ${VIEW_TYPES.PIN_CLOSEUP}))
    GROUP BY p.id, e.surface`.execute(tx)
}

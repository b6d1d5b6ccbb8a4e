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

/** A UTC day, as `YYYY-MM-DD`, and the pins that events of it are about. */
interface TouchedDay {
  day: string
  pinIds: string[]
}

const pinIdOf = sql`CASE WHEN e.object_id_str ~ '^\\d{1,18}$' THEN e.object_id_str::bigint END`

/** The days of events that came after a time, each with the pins of these events. */
export async function touchedSince(tx: Db, since: Date): Promise<TouchedDay[]> {
  const { rows } = await sql<TouchedDay>`
    SELECT touched.day::text AS day, array_agg(p.id::text ORDER BY p.id) AS pin_ids
    FROM (SELECT DISTINCT (e.occurred_at AT TIME ZONE 'UTC')::date AS day, ${pinIdOf} AS pin_id
      FROM tracked_events e WHERE e.received_at >= ${since}) AS touched
    JOIN pins p ON p.id = touched.pin_id
    GROUP BY touched.day ORDER BY touched.day`.execute(tx)
  return rows
}

const counted = sql`count(*) FILTER`

/**
 * Counts a day of some pins anew: the same events give the same rows, however often. An owner's own looks do not count.
 */
export async function recountDay(tx: Db, { day, pinIds }: TouchedDay): Promise<void> {
  const touched = sql`ANY(${pinIds}::bigint[])`
  await sql`DELETE FROM pin_day_counts WHERE day = ${day}::date AND pin_id = ${touched}`.execute(tx)
  await sql`
    INSERT INTO pin_day_counts (pin_id, day, surface, impressions, closeups, outbound_clicks, saves)
    SELECT p.id, ${day}::date, e.surface,
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.IMPRESSION}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.VIEW}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.OUTBOUND_CLICK}),
      ${counted} (WHERE e.event_type = ${EVENT_TYPES.SAVE})
    FROM tracked_events e
    JOIN pins p ON p.id = ${pinIdOf}
    WHERE p.id = ${touched}
      AND e.occurred_at >= (${day}::date)::timestamp AT TIME ZONE 'UTC'
      AND e.occurred_at < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC'
      AND e.user_id IS DISTINCT FROM p.user_id
      AND (e.event_type IN (${EVENT_TYPES.OUTBOUND_CLICK}, ${EVENT_TYPES.SAVE})
        OR (e.event_type = ${EVENT_TYPES.IMPRESSION} AND NOT coalesce(e.event_data ? 'isContinued', false))
        OR (e.event_type = ${EVENT_TYPES.VIEW} AND e.view_type = ${VIEW_TYPES.PIN_CLOSEUP}))
    GROUP BY p.id, e.surface`.execute(tx)
}

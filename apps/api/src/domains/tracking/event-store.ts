import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { type ParsedTimeSpent, type ParsedTracked, surfaceOf } from './event-parsing.ts'

/** Whom a batch is from, as the server knows it. */
export interface Teller {
  userId: string | null
  unauthId: string | null
  receivedAt: Date
}

/** One statement for any number of events; one that is stored already stays as it is. Returns how many are new. */
export async function storeTracked(
  db: Db,
  events: readonly ParsedTracked[],
  { userId, unauthId, receivedAt }: Teller,
): Promise<number> {
  if (events.length === 0) return 0
  const rows = events.map((event) => ({ ...event, surface: surfaceOf(event) }))
  const result = await sql`
    INSERT INTO tracked_events (client_uuid, occurred_at, received_at, event_type, view_type, view_parameter,
      component, element, object_id_str, surface, is_active, view_data, event_data, aux_data, user_id, unauth_id)
    SELECT e."clientUUID", to_timestamp(e.time / 1000.0), ${receivedAt}::timestamptz, e.event_type, e.view_type,
      e.view_parameter, e.component, e.element, e.object_id_str, e.surface, e."appState" = 'active', e.view_data,
      e.event_data, e.aux_data, ${userId}::bigint, ${unauthId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e("clientUUID" uuid, time bigint, event_type smallint,
      view_type smallint, view_parameter smallint, component smallint, element smallint, object_id_str text,
      surface text, "appState" text, view_data jsonb, event_data jsonb, aux_data jsonb)
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** The ends of stretches of time; they bear no time of their own, so the batch's counts. */
export async function storeTimeSpent(
  db: Db,
  events: readonly ParsedTimeSpent[],
  { userId, unauthId, receivedAt, occurredAt }: Teller & { occurredAt: Date },
): Promise<number> {
  if (events.length === 0) return 0
  const result = await sql`
    INSERT INTO time_spent_events (pair_id, event_type, occurred_at, received_at, view_type, view_parameter,
      component, element, object_id_str, duration_ns, aux_data, user_id, unauth_id)
    SELECT e.pair_id, e.event_type, ${occurredAt}::timestamptz, ${receivedAt}::timestamptz, e.view_type,
      e.view_parameter, e.component, e.element, e.object_id_str, e.duration_ns, e.aux_data, ${userId}::bigint,
      ${unauthId}
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e(pair_id uuid, event_type smallint,
      view_type smallint, view_parameter smallint, component smallint, element smallint, object_id_str text,
      duration_ns bigint, aux_data jsonb)
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

import { sql, type RawBuilder } from 'kysely'
import { isUnwantedAi, isVisiblePerson } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { ActivityRow } from './board-activity-view.ts'
import { personAsJson } from './board-row-store.ts'

export interface NewActivity {
  id: string
  boardId: string
  actorId: string
  kind: Exclude<ActivityRow['kind'], 'added'>
  personId?: string
  sectionId?: string | null
  pinCount?: number
  createdAt: Date
}

export const insertActivity = (tx: Db, activity: NewActivity) =>
  tx.insertInto('boardActivity').values(activity).execute()

/** Notes by which move pins came to where they are now. */
export const noteMovedPins = (
  tx: Db,
  { activityId, boardId, pinIds }: { activityId: string; boardId: string; pinIds: readonly string[] },
) =>
  sql`
    INSERT INTO board_moved_pins (pin_id, board_id, activity_id)
    SELECT id, ${boardId}::bigint, ${activityId}::bigint FROM unnest(${[...pinIds]}::bigint[]) AS moved (id)
    ON CONFLICT (pin_id) DO UPDATE SET board_id = excluded.board_id, activity_id = excluded.activity_id`.execute(
    tx,
  )

interface ActivityPage {
  boardId: string
  viewerId: string
  after: string | null
  limit: number
}

const before = (id: string, after: string | null) =>
  after === null ? sql`true` : sql`${sql.ref(id)} < ${after}::bigint`

/** Pins that somebody saved to the board, and did not move there. */
const added = ({ boardId, viewerId, after, limit }: ActivityPage) => sql`(
  SELECT p.id, 'added' AS kind, p.user_id AS actor_id, NULL::bigint AS person_id, p.section_id, 1 AS pin_count,
    p.created_at
  FROM pins p JOIN users actor ON actor.id = p.user_id
  WHERE p.board_id = ${boardId}::bigint AND ${before('p.id', after)} AND ${isVisiblePerson('actor', viewerId)}
    AND NOT EXISTS (SELECT FROM board_moved_pins m WHERE m.pin_id = p.id AND m.board_id = p.board_id)
    AND NOT ${isUnwantedAi('p', viewerId)}
  ORDER BY p.id DESC LIMIT ${limit})`

const shown = (viewerId: string) => sql`
  FROM pins p JOIN users pinner ON pinner.id = p.user_id
  WHERE ${isVisiblePerson('pinner', viewerId)} AND NOT ${isUnwantedAi('p', viewerId)}`

const movedPins = (
  viewerId: string,
  boardId: string,
) => sql`${shown(viewerId)} AND p.board_id = ${boardId}::bigint
  AND p.id IN (SELECT pin_id FROM board_moved_pins WHERE activity_id = a.id)`

/** What else was done, unless nothing of it is left that the viewer may see. */
const done = ({ boardId, viewerId, after, limit }: ActivityPage) => sql`(
  SELECT a.id, a.kind, a.actor_id, a.person_id, a.section_id, CASE WHEN a.kind = 'moved'
      THEN (SELECT count(*)::int ${movedPins(viewerId, boardId)}) ELSE a.pin_count END AS pin_count, a.created_at
  FROM board_activity a JOIN users actor ON actor.id = a.actor_id LEFT JOIN users person ON person.id = a.person_id
  WHERE a.board_id = ${boardId}::bigint AND ${before('a.id', after)} AND ${isVisiblePerson('actor', viewerId)}
    AND (person.id IS NULL OR ${isVisiblePerson('person', viewerId)})
    AND (a.kind <> 'moved' OR EXISTS (SELECT ${movedPins(viewerId, boardId)}))
    AND (a.kind NOT IN ('section_created', 'section_renamed')
      OR EXISTS (SELECT FROM board_sections s WHERE s.id = a.section_id))
  ORDER BY a.id DESC LIMIT ${limit})`

const PICTURES = 4

const asPicture: RawBuilder<unknown> = sql`json_build_object('id', seen.id::text, 'title', seen.title,
  'image_signature', seen.image_signature, 'dominant_color', seen.dominant_color)`

/** One page of both, the newest first, with who and what they are about. */
export async function listActivity(db: Db, asked: ActivityPage): Promise<ActivityRow[]> {
  const { viewerId, boardId, limit } = asked
  const { rows } = await sql<ActivityRow>`
    SELECT e.id, e.kind, e.pin_count, e.created_at, ${personAsJson('actor')} AS actor,
      CASE WHEN person.id IS NOT NULL THEN ${personAsJson('person')} END AS person,
      CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id::text, 'slug', s.slug, 'title', s.title) END AS section,
      (SELECT coalesce(json_agg(${asPicture} ORDER BY seen.id DESC), '[]') FROM (
        SELECT p.id, p.title, p.image_signature, p.dominant_color ${shown(viewerId)} AND p.board_id = ${boardId}::bigint
          AND p.id IN (SELECT e.id WHERE e.kind = 'added'
            UNION ALL SELECT pin_id FROM board_moved_pins WHERE e.kind = 'moved' AND activity_id = e.id)
        ORDER BY p.id DESC LIMIT ${sql.lit(PICTURES)}) seen) AS pins
    FROM (SELECT * FROM (${added(asked)} UNION ALL ${done(asked)}) both_kinds ORDER BY id DESC LIMIT ${limit}) e
    JOIN users actor ON actor.id = e.actor_id
    LEFT JOIN users person ON person.id = e.person_id
    LEFT JOIN board_sections s ON s.id = e.section_id AND s.board_id = ${boardId}::bigint
    ORDER BY e.id DESC`.execute(db)
  return rows
}

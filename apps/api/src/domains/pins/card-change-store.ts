import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import { blockedIds } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { type ChangeLook, MOST_CHANGES } from './card-changes.ts'
import { savedCopy } from './pin-card-store.ts'
import type { SavedCopyRow } from './pin-row.ts'

/** What changed of all cards, and what this viewer has to do with some of them. */
export interface CardLook extends ChangeLook {
  /** Whom the viewer blocks or is blocked by. */
  blockedIds: readonly string[]
  hidesAiPins: boolean
  /** The viewer's copies, by the ids of the pins asked for. */
  savedCopies: Readonly<Record<string, SavedCopyRow>> | null
}

interface Input extends Record<string, unknown> {
  viewerId: string | null
  snapshot: string | null
  ids: readonly string[]
  pictureIds: readonly string[]
}

const readLook = compiledOnce(
  (_db, state: Viewer['state'], { viewerId, snapshot, ids, pictureIds }: Input) => {
    const ofViewer =
      viewerId === null
        ? sql`'{}'::text[] AS blocked_ids, false AS hides_ai_pins, NULL AS saved_copies`
        : sql`ARRAY${blockedIds(viewerId)}::text[] AS blocked_ids,
            EXISTS (SELECT FROM user_settings WHERE user_id = ${viewerId}::bigint AND hides_ai_pins) AS hides_ai_pins,
            (SELECT json_object_agg(p.id, saved.copy)
               FROM unnest(${ids}::bigint[], ${pictureIds}::bigint[]) AS p (id, aggregated_pin_id),
                 LATERAL (${savedCopy(viewerId, state)}) saved) AS saved_copies`
    if (snapshot === null)
      return sql<CardLook>`SELECT ${plannedOnce} pg_current_snapshot()::text AS snapshot, true AS is_incomplete,
        '{}'::text[] AS changed, ${ofViewer}`
    return sql<CardLook>`
      SELECT ${plannedOnce} pg_current_snapshot()::text AS snapshot,
        coalesce((SELECT xid FROM card_changes ORDER BY xid LIMIT 1) > pg_snapshot_xmin(${snapshot}::pg_snapshot), true)
          AS is_incomplete,
        ARRAY(SELECT kind || ' ' || id FROM card_changes
          WHERE xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            AND NOT pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
          LIMIT ${sql.lit(MOST_CHANGES + 1)}) AS changed,
        ${ofViewer}`
  },
)

/**
 * One statement, to the primary: a replica may lag behind what an earlier look has found.
 * @param snapshot of an earlier look; null for the first
 * @param pins whose copies of the viewer are asked for
 */
export async function lookAtCards(
  db: Db,
  viewer: Viewer,
  snapshot: string | null,
  pins: readonly { id: string; aggregatedPinId: string }[],
): Promise<CardLook> {
  const [look] = await readLook(db, viewer.state, {
    viewerId: memberId(viewer),
    snapshot,
    ids: pins.map(({ id }) => id),
    pictureIds: pins.map(({ aggregatedPinId }) => aggregatedPinId),
  })
  if (!look) throw new Error('a look returned no row')
  return { ...look, isIncomplete: look.isIncomplete || look.changed.length > MOST_CHANGES }
}

/** Changes that every process has seen or has to do without; the newest of them stays, and a mark for the next time. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`INSERT INTO card_changes (kind, id) VALUES ('pin', 0)`.execute(db)
  await sql`DELETE FROM card_changes WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())
    OR xid < (SELECT xid FROM card_changes
      WHERE changed_at < now() - interval '10 minutes' AND xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY xid DESC LIMIT 1)`.execute(db)
}

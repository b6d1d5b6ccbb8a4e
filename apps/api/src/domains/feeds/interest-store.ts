import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { Position } from '../../ranking/candidate.ts'
import { windowSize } from './feed-limits.ts'
import { topicPins } from './source-store.ts'
import { readSourceRows, type SourceRow } from './windows-store.ts'

/** The topic's pins after a row of source `origin`, which is absent when there is no such topic. */
export function readInterestRows(
  db: Db,
  viewerId: string | null,
  interest: string,
  from: Position,
  pageSize: number,
): Promise<SourceRow[]> {
  const id = /^\d{1,18}$/.test(interest) ? interest : null
  const topic = sql`(SELECT id FROM interests WHERE slug = ${interest} OR id = ${id}::bigint LIMIT 1)`
  const origin = sql`SELECT 'origin' AS source, 0 AS place, NULL::bigint AS pin_id,
    NULL::bigint AS aggregated_pin_id, NULL::bigint AS user_id, NULL::bigint AS board_id,
    NULL AS image_signature, NULL AS dominant_color, NULL::int AS image_width, NULL::int AS image_height,
    NULL AS k1, NULL AS k2, 0::real AS score, NULL::bigint AS reason_id, false AS has_more
    WHERE ${topic} IS NOT NULL`
  const sources = [origin, topicPins(topic, from, windowSize(pageSize))]
  return readSourceRows(db, { sources, viewerId, withReasons: true })
}

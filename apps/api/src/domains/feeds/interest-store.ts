import { sql, type RawBuilder } from 'kysely'
import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import type { Db } from '../../kernel/deps.ts'
import type { Position } from '../../ranking/candidate.ts'
import { isUnproven } from '../../db/creator-standing.ts'
import { windowSize } from './feed-limits.ts'
import { anyListedCopy, shelvedPins, topicPins } from './source-store.ts'
import { isKeptFrom, readSourceRows, type SourceRow } from './windows-store.ts'

/** By id or slug. */
function topicNamed(interest: string): RawBuilder<unknown> {
  const id = /^\d{1,18}$/.test(interest) ? interest : null
  return sql`(SELECT id FROM interests WHERE slug = ${interest} OR id = ${id}::bigint LIMIT 1)`
}

/** The topic's pins after a row of source `origin`, which is absent when there is no such topic. */
export function readInterestRows(
  db: Db,
  viewerId: string | null,
  interest: string,
  from: Position,
  pageSize: number,
): Promise<SourceRow[]> {
  const topic = topicNamed(interest)
  const origin = sql`SELECT 'origin' AS source, 0 AS place, NULL::bigint AS pin_id,
    NULL::bigint AS aggregated_pin_id, NULL::bigint AS user_id, NULL::bigint AS board_id,
    NULL AS image_signature, NULL AS dominant_color, NULL::int AS image_width, NULL::int AS image_height,
    NULL AS k1, NULL AS k2, 0::real AS score, NULL::bigint AS reason_id, false AS has_more
    WHERE ${topic} IS NOT NULL`
  const sources = [origin, topicPins(topic, from, windowSize(pageSize))]
  return readSourceRows(db, { sources, viewerId, withReasons: true })
}

interface NewestQuery {
  interest: string
  viewerId: string | null
  /** An entry of the page before. */
  after: string | null
  limit: number
}

/**
 * The newest pictures of a topic as `{picture}_{pin}`, or undefined when there is no such topic. Those of newcomers are
 * shown to others once somebody else keeps them.
 */
export async function listNewestOfInterest(
  db: Db,
  { interest, viewerId, after, limit }: NewestQuery,
): Promise<string[] | undefined> {
  const before = after?.split('_')[0] ?? null
  const isOwn = viewerId === null ? sql`false` : sql`c.user_id = ${viewerId}::bigint`
  const { rows } = await sql<{ entry: string | null }>`
    SELECT newest.entry FROM ${topicNamed(interest)} topic LEFT JOIN LATERAL (
      SELECT c.aggregated_pin_id || '_' || c.id AS entry FROM pin_interests t
      CROSS JOIN LATERAL (${anyListedCopy(sql`t.aggregated_pin_id`)}) c
      WHERE t.interest_id = topic.id AND (${before}::bigint IS NULL OR t.aggregated_pin_id < ${before}::bigint)
        AND (NOT ${isUnproven(sql`t.popularity`)} OR ${isOwn}) AND NOT ${isKeptFrom(viewerId)}
      ORDER BY t.aggregated_pin_id DESC LIMIT ${limit}) newest ON true`.execute(db)
  return rows.length === 0 ? undefined : rows.flatMap(({ entry }) => entry ?? [])
}

/** Pins of several topics, topic after topic, whose id is the reason. */
export const readShelfRows = (
  db: Db,
  viewerId: string | null,
  asked: { topics: number; pins: number; sort: TopicSort },
): Promise<SourceRow[]> => readSourceRows(db, { sources: [shelvedPins(viewerId, asked)], viewerId })

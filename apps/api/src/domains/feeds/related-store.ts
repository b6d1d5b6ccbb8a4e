import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { VisualNeighbour } from '../../images/visual-index.ts'
import type { Db } from '../../kernel/deps.ts'
import { isExcluded } from './exclusion-store.ts'
import { feedLimits, windowSize } from './feed-limits.ts'
import type { FeedPositions } from './feed-windows.ts'
import { pinsOfVisualNeighbours } from './visual-source-store.ts'
import { lovedTailPins, topicPins, type SourceQuery } from './source-store.ts'
import { pinsOfSameWords } from './text-store.ts'
import { graphNeighbours } from './walk-store.ts'
import { readSourceRows, type SourceRow } from './windows-store.ts'
import { isBlockedBetween, seesBoard } from '../../db/visibility.ts'

export const BOARD_IDEA_SOURCES = ['walk', 'text', 'topic', 'tail'] as const
export const RELATED_SOURCES = [...BOARD_IDEA_SOURCES, 'look'] as const
export type RelatedSource = (typeof RELATED_SOURCES)[number]

interface About {
  /** Expression that is true when the viewer may see what the feed is about. */
  isVisible: SourceQuery
  /** Signature of its picture, an expression; null where there is none. */
  picture: SourceQuery
  /** Query of `id` and `aggregated_pin_id`: where walks start. */
  seeds: SourceQuery
  boardsPerSeed: number
  neighboursPerSide: number
  /** Expression that gives the words it is about, as a tsvector. */
  words: SourceQuery
  /** Expression that gives the id of the topic it is about most. */
  topic: SourceQuery
  /** True for a row `c` that is not to stand here. */
  isHidden: SourceQuery
}

interface Options {
  positions: FeedPositions
  pageSize: number
  /** Pictures that look like the one it is about. */
  visualNeighbours: readonly VisualNeighbour[]
}

/**
 * What the asked sources propose beside a pin or a board, after a row of source `origin`,
 * which is absent when the viewer may not see that pin or board.
 */
export function readRelatedRows(
  db: Db,
  viewerId: string | null,
  about: About,
  asked: readonly RelatedSource[],
  { positions, pageSize, visualNeighbours }: Options,
): Promise<SourceRow[]> {
  const origin = sql`SELECT 'origin' AS source, 0 AS place, NULL::bigint AS pin_id,
    NULL::bigint AS aggregated_pin_id, NULL::bigint AS user_id, NULL::bigint AS board_id,
    ${about.picture} AS image_signature, NULL AS dominant_color, NULL::int AS image_width,
    NULL::int AS image_height, NULL AS k1, NULL AS k2, 0::real AS score, NULL::bigint AS reason_id,
    false AS has_more WHERE ${about.isVisible}`
  const limit = windowSize(pageSize)
  const sources = asked.map((source) =>
    source === 'look'
      ? pinsOfVisualNeighbours(visualNeighbours)
      : sourceQuery(source, about, positions, limit),
  )
  return readSourceRows(db, {
    sources: [origin, ...sources],
    viewerId,
    isHidden: viewerId === null ? about.isHidden : sql`(${about.isHidden} OR ${isExcluded(viewerId)})`,
    withDescriptors: true,
    withReasons: true,
  })
}

/** The first pins of a topic or, without one, of all, the best loved first. */
export const readBestRows = (db: Db, topicId: string | null, limit: number): Promise<SourceRow[]> =>
  readSourceRows(db, {
    sources: [topicId === null ? lovedTailPins([], limit) : topicPins(sql`${topicId}::bigint`, [], limit)],
    viewerId: null,
    withDescriptors: true,
    withReasons: true,
  })

function sourceQuery(
  source: Exclude<RelatedSource, 'look'>,
  about: About,
  positions: FeedPositions,
  limit: number,
): SourceQuery {
  const from = positions[source] ?? []
  switch (source) {
    case 'walk':
      return graphNeighbours({
        ...about,
        source,
        limit: feedLimits.relatedWindow,
        next: { key: sql`NULL`, hasMore: sql`false` },
      })
    case 'text':
      return pinsOfSameWords(about.words)
    case 'topic':
      return topicPins(about.topic, from, limit)
    case 'tail':
      return lovedTailPins(from, limit)
  }
}

/** A pin, hidden from the viewer or not, and what the pin-board graph, its words, its topic and its appearance lead to. */
export function aboutPin(pinId: string): About {
  const pin = (column: string) => sql`(SELECT ${sql.ref(column)} FROM pins WHERE id = ${pinId}::bigint)`
  return {
    isVisible: sql`EXISTS (SELECT FROM pins WHERE id = ${pinId}::bigint)`,
    picture: pin('image_signature'),
    seeds: sql`SELECT id, aggregated_pin_id FROM pins WHERE id = ${pinId}::bigint`,
    boardsPerSeed: feedLimits.relatedBoards,
    neighboursPerSide: feedLimits.relatedNeighboursPerSide,
    words: pin('search'),
    topic: topicOf(sql`SELECT aggregated_pin_id FROM pins WHERE id = ${pinId}::bigint`),
    isHidden: sql`coalesce(c.aggregated_pin_id = ${pin('aggregated_pin_id')}, false)`,
  }
}

/** A board, and what stands beside its newest pins elsewhere. */
export function aboutBoard(boardId: string, viewer: Viewer): About {
  const viewerId = memberId(viewer)
  const newest = sql`SELECT id, aggregated_pin_id FROM pins WHERE board_id = ${boardId}::bigint
    ORDER BY id DESC LIMIT ${sql.lit(feedLimits.boardSeeds)}`
  return {
    isVisible: sql`${seesBoard(sql`${boardId}::bigint`, viewer)} AND NOT ${isBlockedBetween(
      sql`(SELECT owner_id FROM boards WHERE id = ${boardId}::bigint)`,
      viewerId,
    )}`,
    picture: sql`NULL`,
    seeds: newest,
    boardsPerSeed: feedLimits.boardsPerSeed,
    neighboursPerSide: feedLimits.neighboursPerSide,
    words: sql`(SELECT to_tsvector('english', plain_text(name)) FROM boards WHERE id = ${boardId}::bigint)`,
    topic: topicOf(sql`SELECT aggregated_pin_id FROM (${newest}) newest`),
    isHidden: sql`EXISTS (SELECT FROM pins kept WHERE kept.board_id = ${boardId}::bigint
      AND kept.aggregated_pin_id = c.aggregated_pin_id)`,
  }
}

/** The topic that most of some pictures belong to. */
export const topicOf = (
  aggregatedPinIds: SourceQuery,
): SourceQuery => sql`(SELECT interest_id FROM pin_interests
  WHERE aggregated_pin_id IN (${aggregatedPinIds})
  GROUP BY interest_id ORDER BY sum(weight) DESC, interest_id LIMIT 1)`

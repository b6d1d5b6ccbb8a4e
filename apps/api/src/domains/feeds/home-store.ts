import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { idFloor } from '../../db/ids.ts'
import { isNoSecret } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { feedLimits, windowSize } from './feed-limits.ts'
import type { FeedPositions } from './feed-windows.ts'
import {
  ownNewPins,
  followedBoardsPins,
  followedPeoplePins,
  followedTopicsPins,
  landingTopicsPins,
  freshPins,
  newTailPins,
  popularPins,
  type SourceQuery,
} from './source-store.ts'
import { graphNeighbours } from './walk-store.ts'
import { excludedBoards, isExcluded } from './exclusion-store.ts'
import { isOwnOrSaved, readSourceRows, type SourceRow } from './windows-store.ts'

export const VISITOR_SOURCES = ['popular', 'tail'] as const
export const MEMBER_SOURCES = [
  'own',
  'person',
  'board',
  'topic',
  'landing',
  'together',
  'popular',
  'fresh',
] as const
export type HomeSource = (typeof MEMBER_SOURCES | typeof VISITOR_SOURCES)[number]

/** What the asked sources propose to a member or to a visitor. */
export function readHomeRows(
  db: Db,
  viewer: Viewer,
  asked: readonly HomeSource[],
  positions: FeedPositions,
  { pageSize, now }: { pageSize: number; now: Date },
): Promise<SourceRow[]> {
  const limit = windowSize(pageSize)
  const viewerId = memberId(viewer)
  const sources = asked.map((source) => sourceQuery(source, viewer, positions, { limit, now }))
  return readSourceRows(db, {
    sources,
    viewerId,
    isHidden: viewerId === null ? undefined : sql`(${isOwnOrSaved(viewerId)} OR ${isExcluded(viewerId)})`,
    withReasons: true,
  })
}

function sourceQuery(
  source: HomeSource,
  viewer: Viewer,
  positions: FeedPositions,
  { limit, now }: { limit: number; now: Date },
): SourceQuery {
  const from = positions[source] ?? []
  const viewerId = memberId(viewer) ?? '0'
  switch (source) {
    case 'own':
      return ownNewPins(viewerId, from, idFloor(new Date(now.getTime() - feedLimits.ownPinMs)))
    case 'person':
      return followedPeoplePins(viewerId, from)
    case 'board':
      return followedBoardsPins(viewerId, from)
    case 'topic':
      return followedTopicsPins(viewerId, from)
    case 'landing':
      return landingTopicsPins(viewerId, from)
    case 'together':
      return savedTogetherPins(viewer, String(from[0] ?? '9223372036854775807'))
    case 'fresh':
      return freshPins(from, limit)
    case 'tail':
      return newTailPins(from, limit)
    case 'popular':
      return popularPins(from, limit)
  }
}

/**
 * What others keep beside the viewer's newest saves; nothing where their activity is not to be used. A limited login
 * reveals no secret board, also not as the reason of a pin.
 */
function savedTogetherPins(viewer: Viewer, before: string): SourceQuery {
  const viewerId = memberId(viewer) ?? '0'
  const isShown = viewer.state === 'LIMITED_LOGIN' ? isNoSecret(sql`pins.board_id`) : sql`true`
  const { walkSeeds, boardsPerSeed, neighboursPerSide, togetherWindow } = feedLimits
  return graphNeighbours({
    source: 'together',
    seeds: sql`SELECT id, aggregated_pin_id, board_id FROM pins WHERE user_id = ${viewerId}::bigint
      AND id < ${before}::bigint AND ${isShown} AND board_id NOT IN ${excludedBoards(viewerId)}
      AND NOT EXISTS (SELECT FROM user_settings WHERE user_id = ${viewerId}::bigint AND NOT is_personalized)
      ORDER BY id DESC LIMIT ${sql.lit(walkSeeds)}`,
    boardsPerSeed,
    neighboursPerSide,
    limit: togetherWindow,
    next: { key: sql`min(seed.id)`, hasMore: sql`count(*) = ${walkSeeds}` },
  })
}

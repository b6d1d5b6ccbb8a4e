import { sql, type RawBuilder } from 'kysely'
import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import { isUnproven } from '../../db/creator-standing.ts'
import type { Position } from '../../ranking/candidate.ts'
import { feedLimits } from './feed-limits.ts'

/** A query whose rows are `SourceRow`s without the columns that `windows-store` adds. */
export type SourceQuery = RawBuilder<unknown>

const PIN = sql`p.id AS pin_id, p.aggregated_pin_id, p.user_id, p.board_id, p.image_signature,
  p.dominant_color, p.image_width, p.image_height`

const MAX_ID = '9223372036854775807'
const IS_PROVEN = sql`AND NOT (${isUnproven(sql`popularity`)})`
const firstId = (from: Position): string => String(from[0] ?? MAX_ID)

/** What a member has made since `after` (an id). */
export const ownNewPins = (userId: string, from: Position, after: string): SourceQuery => sql`
  SELECT 'own' AS source, row_number() OVER (ORDER BY p.id DESC) AS place, ${PIN}, p.id::text AS k1, NULL AS k2,
    1::real AS score, NULL::bigint AS reason_id, false AS has_more
  FROM (SELECT * FROM pins WHERE user_id = ${userId}::bigint AND saved_from_pin_id IS NULL
    AND id > ${after}::bigint AND id < ${firstId(from)}::bigint ORDER BY id DESC LIMIT ${sql.lit(feedLimits.ownPins)}) p`

/** Canonical pins that strangers may see, the newest first. */
export const freshPins = (from: Position, limit: number): SourceQuery => newestPins('fresh', from, limit)

/** What visitors are shown once the popular pins have ended: those of newcomers once others keep them. */
export const newTailPins = (from: Position, limit: number): SourceQuery =>
  newestPins('tail', from, limit, IS_PROVEN)

const newestPins = (
  source: 'fresh' | 'tail',
  from: Position,
  limit: number,
  condition = sql``,
): SourceQuery => sql`
  SELECT ${sql.lit(source)} AS source, row_number() OVER () AS place, ${PIN}, p.id::text AS k1, NULL AS k2,
    1::real AS score, NULL::bigint AS reason_id, count(*) OVER () = ${limit} AS has_more
  FROM (SELECT * FROM pins WHERE is_listed AND is_lead AND id < ${firstId(from)}::bigint ${condition}
    ORDER BY id DESC LIMIT ${sql.lit(limit)}) p`

/** Canonical pins that strangers may see and others have kept, the best loved first. */
export const popularPins = (from: Position, limit: number): SourceQuery =>
  bestLoved(
    'popular',
    sql`SELECT best.* FROM (${bestLovedFrom(from, Math.max(limit, feedLimits.judgedPopular), IS_PROVEN)}) best
      CROSS JOIN LATERAL (SELECT 1 FROM pins kept WHERE kept.aggregated_pin_id = best.aggregated_pin_id
        AND kept.user_id <> best.user_id LIMIT 1) by_others
      ORDER BY best.popularity DESC, best.id DESC LIMIT ${sql.lit(limit)}`,
    limit,
  )

/** Canonical pins that strangers may see, the best loved first; those of newcomers and those nobody has kept follow. */
export const lovedTailPins = (from: Position, limit: number): SourceQuery =>
  bestLoved('tail', bestLovedFrom(from, limit), limit)

const bestLoved = (source: 'popular' | 'tail', pins: SourceQuery, limit: number): SourceQuery => sql`
  SELECT ${sql.lit(source)} AS source, row_number() OVER () AS place, ${PIN}, p.popularity::text AS k1,
    p.id::text AS k2, 1::real AS score, NULL::bigint AS reason_id, count(*) OVER () = ${limit} AS has_more
  FROM (${pins}) p`

const bestLovedFrom = (from: Position, limit: number, condition = sql``): SourceQuery => sql`
  SELECT * FROM pins WHERE is_listed AND is_lead ${condition}
    AND (popularity, id) < (${String(from[0] ?? 'Infinity')}::real, ${String(from[1] ?? MAX_ID)}::bigint)
  ORDER BY popularity DESC, id DESC LIMIT ${sql.lit(limit)}`

/**
 * The newest pins of many lists as one list. Each list gives its first few; where one was cut,
 * everything older than its last pin waits, so that no pin of a busy list is jumped over.
 */
const newestOf = (source: string, lists: SourceQuery, limit: number): SourceQuery => sql`
  SELECT ${sql.lit(source)} AS source, row_number() OVER (ORDER BY p.key DESC) AS place, ${PIN},
    p.key::text AS k1, NULL AS k2, 1::real AS score, p.reason_id,
    p.has_cut OR count(*) OVER () = ${limit} AS has_more
  FROM (
    SELECT *, max(first_waiting) OVER () AS horizon, max(first_waiting) OVER () > 0 AS has_cut
    FROM (
      SELECT l.*, CASE WHEN count(*) OVER list = ${feedLimits.pinsPerFollow}
        THEN min(l.key) OVER list ELSE 0 END AS first_waiting
      FROM (${lists}) l WINDOW list AS (PARTITION BY l.reason_id)
    ) cut ORDER BY key DESC LIMIT ${sql.lit(limit)}
  ) p WHERE p.key >= p.horizon`

/** True on a board that the member does not want to follow with its owner. */
const isExcepted = (userId: string): SourceQuery => sql`board_id IN (
  SELECT board_id FROM board_follow_exceptions WHERE user_id = ${userId}::bigint)`

/** What followed people save. Who follows very many is served from the newest pins of all. */
export const followedPeoplePins = (userId: string, from: Position): SourceQuery => {
  const { probedFollows, pinsPerFollow, followWindow, scannedPins } = feedLimits
  const isWide = sql`(SELECT count(*) FROM (SELECT 1 FROM user_follows WHERE follower_id = ${userId}::bigint
    LIMIT ${sql.lit(probedFollows + 1)}) few) > ${probedFollows}`
  const probed = sql`
    SELECT p.*, p.id AS key, f.followee_id AS reason_id
    FROM (SELECT followee_id FROM user_follows WHERE follower_id = ${userId}::bigint AND NOT ${isWide}) f
    CROSS JOIN LATERAL (SELECT * FROM pins WHERE user_id = f.followee_id AND is_listed
      AND NOT ${isExcepted(userId)} AND id < ${firstId(from)}::bigint ORDER BY id DESC LIMIT ${sql.lit(pinsPerFollow)}) p`
  const scanned = sql`
    SELECT 'person' AS source, row_number() OVER (ORDER BY p.id DESC) AS place,
      CASE WHEN p.is_followed THEN p.id END AS pin_id, p.aggregated_pin_id, p.user_id, p.board_id,
      p.image_signature, p.dominant_color, p.image_width, p.image_height, p.id::text AS k1, NULL AS k2,
      1::real AS score, p.user_id AS reason_id, true AS has_more
    FROM (SELECT * FROM (SELECT *, id = min(id) OVER () AS is_last, user_id IN (
          SELECT followee_id FROM user_follows WHERE follower_id = ${userId}::bigint) AND NOT ${isExcepted(userId)} AS is_followed
        FROM (SELECT * FROM pins WHERE is_listed AND id < ${firstId(from)}::bigint AND ${isWide}
          ORDER BY id DESC LIMIT ${sql.lit(scannedPins)}) newest) judged
      WHERE is_last OR is_followed ORDER BY id DESC LIMIT ${sql.lit(followWindow)}) p`
  return sql`(${newestOf('person', probed, followWindow)}) UNION ALL (${scanned})`
}

/** What is saved to followed boards. */
export const followedBoardsPins = (userId: string, from: Position): SourceQuery =>
  newestOf(
    'board',
    sql`SELECT p.*, p.id AS key, f.board_id AS reason_id
      FROM (SELECT board_id FROM board_follows WHERE user_id = ${userId}::bigint
        ORDER BY board_id DESC LIMIT ${sql.lit(feedLimits.probedFollows)}) f
      CROSS JOIN LATERAL (SELECT * FROM pins WHERE board_id = f.board_id AND is_listed
        AND id < ${firstId(from)}::bigint ORDER BY id DESC LIMIT ${sql.lit(feedLimits.pinsPerFollow)}) p`,
    feedLimits.followWindow,
  )

/** The newest pictures of followed topics. */
export const followedTopicsPins = (userId: string, from: Position): SourceQuery =>
  newestOfTopics(
    'topic',
    sql`SELECT interest_id FROM interest_follows WHERE user_id = ${userId}::bigint
      LIMIT ${sql.lit(feedLimits.probedFollows)}`,
    from,
  )

/** The newest pictures of topics met before the sign-up, until a topic is followed and unless one is not to be known. */
export const landingTopicsPins = (userId: string, from: Position): SourceQuery =>
  newestOfTopics(
    'landing',
    sql`SELECT interest_id FROM landing_interests WHERE user_id = ${userId}::bigint
      AND NOT EXISTS (SELECT FROM interest_follows WHERE user_id = ${userId}::bigint)
      AND NOT EXISTS (SELECT FROM user_settings WHERE user_id = ${userId}::bigint AND NOT is_personalized)`,
    from,
  )

const newestOfTopics = (source: 'topic' | 'landing', topics: SourceQuery, from: Position): SourceQuery =>
  newestOf(
    source,
    sql`SELECT p.*, t.aggregated_pin_id AS key, f.interest_id AS reason_id
      FROM (${topics}) f
      CROSS JOIN LATERAL (SELECT aggregated_pin_id FROM pin_interests WHERE interest_id = f.interest_id
        AND aggregated_pin_id < ${firstId(from)}::bigint
        ORDER BY aggregated_pin_id DESC LIMIT ${sql.lit(feedLimits.pinsPerFollow)}) t
      CROSS JOIN LATERAL (${anyListedCopy(sql`t.aggregated_pin_id`)}) p`,
    feedLimits.followWindow,
  )

/** The best loved pictures of one topic; `interest` is an expression that gives its id. */
export const topicPins = (interest: SourceQuery, from: Position, limit: number): SourceQuery => sql`
  SELECT 'topic' AS source, row_number() OVER (ORDER BY t.popularity DESC, t.aggregated_pin_id DESC) AS place,
    ${PIN}, t.popularity::text AS k1, t.aggregated_pin_id::text AS k2, 1::real AS score,
    t.interest_id AS reason_id, t.has_more
  FROM (SELECT *, count(*) OVER () = ${limit} AS has_more FROM (
      SELECT interest_id, aggregated_pin_id, popularity FROM pin_interests WHERE interest_id = ${interest}
        AND (popularity, aggregated_pin_id) <
          (${String(from[0] ?? 'Infinity')}::real, ${String(from[1] ?? MAX_ID)}::bigint)
      ORDER BY popularity DESC, aggregated_pin_id DESC LIMIT ${sql.lit(limit)}) best) t
  LEFT JOIN LATERAL (${anyListedCopy(sql`t.aggregated_pin_id`)}) p ON true`

/** The best loved or newest pictures of each of the topics that are shown on shelves: those somebody follows, then the most followed. */
export const shelvedPins = (
  viewerId: string | null,
  { topics, pins, sort }: { topics: number; pins: number; sort: TopicSort },
): SourceQuery => {
  const order = (table: RawBuilder<unknown>) =>
    sort === 'new'
      ? sql`${table}.aggregated_pin_id DESC`
      : sql`${table}.popularity DESC, ${table}.aggregated_pin_id DESC`
  const followed = sql`SELECT i.id, i.follower_count, true AS is_followed
    FROM interest_follows f JOIN interests i ON i.id = f.interest_id WHERE f.user_id = ${viewerId}::bigint
    ORDER BY i.follower_count DESC, i.id DESC LIMIT ${sql.lit(topics)}`
  const all = sql`SELECT i.id, i.follower_count, false AS is_followed FROM interests i
    WHERE EXISTS (SELECT FROM pin_interests WHERE interest_id = i.id)
    ORDER BY i.follower_count DESC, i.id DESC LIMIT ${sql.lit(topics)}`
  return sql`
  SELECT 'topic' AS source, row_number() OVER (ORDER BY f.place, ${order(sql`t`)}) AS place,
    ${PIN}, NULL AS k1, NULL AS k2, 1::real AS score, f.id AS reason_id, false AS has_more
  FROM (SELECT id, row_number() OVER (ORDER BY bool_or(is_followed) DESC, max(follower_count) DESC, id DESC) AS place
    FROM ((${followed}) UNION ALL (${all})) chosen GROUP BY id ORDER BY place LIMIT ${sql.lit(topics)}) f
  CROSS JOIN LATERAL (SELECT aggregated_pin_id, popularity FROM pin_interests
    WHERE interest_id = f.id ${IS_PROVEN}
    ORDER BY ${order(sql`pin_interests`)} LIMIT ${sql.lit(pins)}) t
  CROSS JOIN LATERAL (${anyListedCopy(sql`t.aggregated_pin_id`)}) p`
}

/** The copy that stands for a picture: the first one that strangers may see. */
export const anyListedCopy = (aggregatedPinId: SourceQuery): SourceQuery =>
  sql`SELECT * FROM pins WHERE aggregated_pin_id = ${aggregatedPinId} AND is_listed ORDER BY id LIMIT 1`

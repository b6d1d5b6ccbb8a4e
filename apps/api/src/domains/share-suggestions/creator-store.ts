import { sql } from 'kysely'
import { blocks, isActive, isUnwantedAi, isVisiblePerson } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { UserCardRow } from '../users/user-view.ts'

interface CreatorRow extends UserCardRow {
  /** The topic by which they were found most, if it was one. */
  topicName: string | null
  pictures: { image_signature: string; dominant_color: string }[]
}

const TOPICS = 12
const PINS_OF_TOPIC = 40
const SAVES = 200
const BOARDS = 100
const PICTURES = 3

/** Whose pins the viewer saved last, whose boards they follow, with whom they keep boards, and who makes what their topics love. */
const nearby = (viewerId: string) => sql`
  SELECT source.user_id AS id, 2 * count(*) AS score, NULL::bigint AS topic_id
  FROM (SELECT saved_from_pin_id FROM pins WHERE user_id = ${viewerId}::bigint AND saved_from_pin_id IS NOT NULL
    ORDER BY id DESC LIMIT ${sql.lit(SAVES)}) saved
  JOIN pins source ON source.id = saved.saved_from_pin_id GROUP BY 1
  UNION ALL SELECT b.owner_id, 3, NULL FROM (SELECT board_id FROM board_follows WHERE user_id = ${viewerId}::bigint
    ORDER BY created_at DESC LIMIT ${sql.lit(BOARDS)}) f JOIN boards b ON b.id = f.board_id
  UNION ALL SELECT b.owner_id, 5, NULL FROM (SELECT board_id FROM board_collaborators
    WHERE user_id = ${viewerId}::bigint LIMIT ${sql.lit(BOARDS)}) c JOIN boards b ON b.id = c.board_id
  UNION ALL SELECT c.user_id, 5, NULL FROM (SELECT id FROM boards
    WHERE owner_id = ${viewerId}::bigint AND collaborator_count > 0 LIMIT ${sql.lit(BOARDS)}) b
    JOIN board_collaborators c ON c.board_id = b.id
  UNION ALL SELECT p.user_id, count(*), t.interest_id
  FROM (SELECT interest_id FROM interest_follows WHERE user_id = ${viewerId}::bigint
    ORDER BY created_at DESC LIMIT ${sql.lit(TOPICS)}) followed
  CROSS JOIN LATERAL (SELECT interest_id, aggregated_pin_id FROM pin_interests
    WHERE interest_id = followed.interest_id
    ORDER BY popularity DESC, aggregated_pin_id DESC LIMIT ${sql.lit(PINS_OF_TOPIC)}) t
  CROSS JOIN LATERAL (SELECT user_id FROM pins
    WHERE aggregated_pin_id = t.aggregated_pin_id AND is_listed ORDER BY id LIMIT 1) p GROUP BY 1, 3`

const isShown = (viewerId: string) =>
  sql`p.user_id = u.id AND p.is_listed AND NOT ${isUnwantedAi('p', viewerId)}`

/** Open accounts that take part and have something to show, and that the viewer does not know or did not refuse yet. */
const isSuggestible = (viewerId: string) => sql`
  u.id <> ${viewerId}::bigint AND ${isVisiblePerson('u', viewerId)}
  AND NOT u.is_private_profile AND NOT u.is_write_banned
  AND NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = u.id AND s.is_hidden_from_search)
  AND NOT EXISTS (SELECT FROM user_follows f WHERE f.follower_id = ${viewerId}::bigint AND f.followee_id = u.id)
  AND NOT EXISTS (SELECT FROM hidden_suggestions h
    WHERE h.user_id = ${viewerId}::bigint AND h.hidden_user_id = u.id)
  AND EXISTS (SELECT FROM pins p WHERE ${isShown(viewerId)})`

const pictures = (viewerId: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('image_signature', shown.image_signature,
    'dominant_color', shown.dominant_color) ORDER BY shown.id DESC), '[]')
  FROM (SELECT p.id, p.image_signature, p.dominant_color FROM pins p
    WHERE ${isShown(viewerId)}
    ORDER BY p.id DESC LIMIT ${sql.lit(PICTURES)}) shown) AS pictures`

/** Creators whom the viewer may like to follow, the nearest first, with some of their pictures. */
export async function listCreators(db: Db, viewerId: string, limit: number): Promise<CreatorRow[]> {
  const { rows } = await sql<CreatorRow>`
    SELECT u.id, u.username, u.full_name, u.avatar_signature, u.is_verified_merchant, u.follower_count, u.pin_count,
      u.is_private_profile, false AS is_followed_by_viewer, false AS is_requested_by_viewer,
      false AS is_blocked_by_viewer, i.name AS topic_name, ${pictures(viewerId)}
    FROM (SELECT id, sum(score) AS score,
      (array_agg(topic_id ORDER BY score DESC, topic_id) FILTER (WHERE topic_id IS NOT NULL))[1] AS topic_id
      FROM (${nearby(viewerId)}) one GROUP BY id) found
    JOIN users u ON u.id = found.id
    LEFT JOIN interests i ON i.id = found.topic_id
    WHERE ${isSuggestible(viewerId)}
    ORDER BY found.score DESC, u.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Returns whether there is such a person. */
export async function hideCreator(
  db: Db,
  { userId, hiddenUserId, at }: { userId: string; hiddenUserId: string; at: Date },
): Promise<boolean> {
  const isFound = sql`${isActive('u')} AND NOT ${blocks(sql`u.id`, sql`${userId}::bigint`)}`
  const { rows } = await sql`
    WITH hidden AS (
      INSERT INTO hidden_suggestions (user_id, hidden_user_id, created_at)
      SELECT ${userId}::bigint, u.id, ${at} FROM users u
      WHERE u.id = ${hiddenUserId}::bigint AND ${isFound} ON CONFLICT DO NOTHING
    )
    SELECT FROM users u WHERE u.id = ${hiddenUserId}::bigint AND ${isFound}`.execute(db)
  return rows.length > 0
}

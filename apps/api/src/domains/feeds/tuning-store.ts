import type { FeedSourceType } from '@tessera/api-types/feed-tuning/contracts'
import type { Member } from '@tessera/shared-auth'
import { sql, type RawBuilder } from 'kysely'
import { isUnwantedAi, isVisiblePerson, seesBoard } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { coverOf } from '../interests/interest-service.ts'

export interface FeedSourceRow {
  id: string
  /** What the list is ordered by. */
  key: string
  name: string
  /** Of a topic. */
  slug: string | null
  /** Of a person, or of the owner of a board. */
  username: string | null
  imageSignature: string | null
  isExcluded: boolean
}

type Listing = (viewer: Member, before: string, limit: number) => RawBuilder<FeedSourceRow>

/** The newest picture on the board `b` that the viewer is shown. */
const coverOfBoard = ({ userId }: Member) => sql`(
  SELECT p.image_signature FROM pins p JOIN users pinner ON pinner.id = p.user_id
  WHERE p.board_id = b.id AND ${isVisiblePerson('pinner', userId)} AND NOT ${isUnwantedAi('p', userId)}
  ORDER BY p.id DESC LIMIT 1)`

const isIn = (id: string, column: string, { userId }: Member) =>
  sql`EXISTS (SELECT FROM feed_exclusions WHERE user_id = ${userId}::bigint AND ${sql.ref(column)} = ${sql.ref(id)})`

/** Ids of what the member follows and of what they keep out, each once, the highest first. */
const followedOrExcluded = (
  viewer: Member,
  before: string,
  { followed, column }: { followed: RawBuilder<unknown>; column: string },
) => sql`
  SELECT id FROM (${followed} UNION SELECT ${sql.ref(column)} FROM feed_exclusions
    WHERE user_id = ${viewer.userId}::bigint AND ${sql.ref(column)} IS NOT NULL) ids
  WHERE id < ${before}::bigint`

const LISTINGS: Record<FeedSourceType, Listing> = {
  topic: (viewer, before, limit) => sql<FeedSourceRow>`
    SELECT i.id, i.id AS key, i.name, i.slug, NULL AS username,
      (${coverOf(viewer.userId)}) AS image_signature,
      ${isIn('i.id', 'interest_id', viewer)} AS is_excluded
    FROM interests i WHERE i.id IN (${followedOrExcluded(viewer, before, {
      followed: sql`SELECT interest_id AS id FROM interest_follows WHERE user_id = ${viewer.userId}::bigint`,
      column: 'interest_id',
    })}) ORDER BY i.id DESC LIMIT ${limit}`,

  person: (viewer, before, limit) => sql<FeedSourceRow>`
    SELECT u.id, u.id AS key, u.full_name AS name, NULL AS slug, u.username,
      u.avatar_signature AS image_signature, ${isIn('u.id', 'person_id', viewer)} AS is_excluded
    FROM users u WHERE u.id IN (${followedOrExcluded(viewer, before, {
      followed: sql`SELECT followee_id AS id FROM user_follows WHERE follower_id = ${viewer.userId}::bigint`,
      column: 'person_id',
    })}) AND ${isVisiblePerson('u', viewer.userId)} ORDER BY u.id DESC LIMIT ${limit}`,

  board: (viewer, before, limit) => sql<FeedSourceRow>`
    SELECT b.id, b.id AS key, b.name, b.slug, u.username, ${coverOfBoard(viewer)} AS image_signature,
      ${isIn('b.id', 'board_id', viewer)} AS is_excluded
    FROM boards b JOIN users u ON u.id = b.owner_id WHERE b.id IN (${followedOrExcluded(viewer, before, {
      followed: sql`SELECT board_id AS id FROM board_follows WHERE user_id = ${viewer.userId}::bigint`,
      column: 'board_id',
    })}) AND b.owner_id <> ${viewer.userId}::bigint AND ${seesBoard(sql`b.id`, viewer)}
    ORDER BY b.id DESC LIMIT ${limit}`,

  own_board: (viewer, before, limit) => sql<FeedSourceRow>`
    SELECT b.id, b.id AS key, b.name, b.slug, u.username, ${coverOfBoard(viewer)} AS image_signature,
      ${isIn('b.id', 'board_id', viewer)} AS is_excluded
    FROM boards b JOIN users u ON u.id = b.owner_id
    WHERE b.owner_id = ${viewer.userId}::bigint AND b.pin_count > 0 AND b.id < ${before}::bigint
      AND ${seesBoard(sql`b.id`, viewer)}
    ORDER BY b.id DESC LIMIT ${limit}`,

  hidden_pin: (viewer, before, limit) => sql<FeedSourceRow>`
    SELECT p.id, h.aggregated_pin_id AS key, p.title AS name, NULL AS slug, NULL AS username,
      p.image_signature, true AS is_excluded
    FROM hidden_pins h CROSS JOIN LATERAL (
      SELECT c.id, c.title, c.image_signature FROM pins c JOIN users pinner ON pinner.id = c.user_id
      WHERE c.aggregated_pin_id = h.aggregated_pin_id AND ${seesBoard(sql`c.board_id`, viewer)}
        AND ${isVisiblePerson('pinner', viewer.userId)} AND NOT ${isUnwantedAi('c', viewer.userId)}
      ORDER BY c.id LIMIT 1) p
    WHERE h.user_id = ${viewer.userId}::bigint AND h.aggregated_pin_id < ${before}::bigint
    ORDER BY h.aggregated_pin_id DESC LIMIT ${limit}`,
}

/** What the member's home feed is made from, of one type, before a key. */
export async function listFeedSources(
  db: Db,
  viewer: Member,
  { type, before, limit }: { type: FeedSourceType; before: string; limit: number },
): Promise<FeedSourceRow[]> {
  return (await LISTINGS[type](viewer, before, limit).execute(db)).rows
}

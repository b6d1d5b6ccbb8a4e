import { sql } from 'kysely'
import { isUnproven } from '../../db/creator-standing.ts'
import type { Db } from '../../kernel/deps.ts'
import type { InterestRow } from './interest-view.ts'
import { isBlockedBetween, isUnwantedAi } from '../../db/visibility.ts'

const columns = (viewerId: string | null) => sql`
  i.id, i.slug, i.name, i.follower_count, (${coverOf(viewerId)}) AS cover_signature,
  EXISTS (SELECT FROM interest_follows f WHERE f.user_id = ${viewerId} AND f.interest_id = i.id) AS is_followed`

/**
 * The best loved picture of a topic `i` that the viewer may see, of a newcomer's only what others keep. Pins that are about
 * no other topic more come first, so that related topics do not share a cover.
 */
export const coverOf = (viewerId: string | null) => sql`COALESCE(
  (${pictureOf(viewerId)} AND NOT EXISTS (
    SELECT FROM pin_interests other
    WHERE other.aggregated_pin_id = t.aggregated_pin_id AND other.weight > t.weight
  ) ${BEST_LOVED}),
  (${pictureOf(viewerId)} ${BEST_LOVED}))`

const pictureOf = (viewerId: string | null) => sql`
  SELECT p.image_signature FROM pin_interests t
  JOIN pins p ON p.aggregated_pin_id = t.aggregated_pin_id AND p.is_listed AND p.is_lead
    AND NOT (${isUnproven(sql`p.popularity`)})
  WHERE t.interest_id = i.id AND NOT ${isBlockedBetween('p.user_id', viewerId)}
    AND NOT ${isUnwantedAi('p', viewerId)}`

const BEST_LOVED = sql`ORDER BY t.popularity DESC, t.aggregated_pin_id DESC LIMIT 1`

const hasPins = (interestId: string) => sql`EXISTS (
  SELECT FROM pin_interests t
  JOIN pins p ON p.aggregated_pin_id = t.aggregated_pin_id AND p.is_listed
  WHERE t.interest_id = ${sql.ref(interestId)})`

const ENOUGH_TO_CHOOSE_FROM = 12

/** Empty topics are shown only where too few others are left to choose from. */
const isShown = sql`(${hasPins('i.id')} OR ${ENOUGH_TO_CHOOSE_FROM} >
  (SELECT count(*) FROM interests filled WHERE ${hasPins('filled.id')}))`

export type InterestPosition = readonly [number, string]

/** What somebody follows, or the topics that have something to show. */
export async function listInterests(
  db: Db,
  viewerId: string | null,
  { after, limit, followerId }: { after: InterestPosition | null; limit: number; followerId?: string },
): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    SELECT ${columns(viewerId)} FROM interests i
    WHERE ${followerId ? sql`i.id IN (SELECT interest_id FROM interest_follows WHERE user_id = ${followerId})` : isShown}
      ${after ? sql`AND (i.follower_count, i.id) < (${after[0]}::int, ${after[1]}::bigint)` : sql``}
    ORDER BY i.follower_count DESC, i.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function loadInterest(
  db: Db,
  viewerId: string | null,
  slug: string,
): Promise<InterestRow | undefined> {
  const { rows } = await sql<InterestRow>`
    SELECT ${columns(viewerId)} FROM interests i WHERE i.slug = ${slug}`.execute(db)
  return rows[0]
}

/** Topics in the order of `ids`; unknown ones are left out. */
export async function loadInterests(
  db: Db,
  viewerId: string | null,
  ids: readonly string[],
): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    SELECT ${columns(viewerId)}
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN interests i ON i.id = asked.id
    ORDER BY asked.place`.execute(db)
  return rows
}

/** The strongest topics of a board's pins. */
export async function topInterestsOfBoard(
  db: Db,
  viewerId: string | null,
  boardId: string,
  limit: number,
): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    SELECT ${columns(viewerId)}
    FROM (
      SELECT pi.interest_id, sum(pi.weight) AS weight
      FROM pins p JOIN pin_interests pi ON pi.aggregated_pin_id = p.aggregated_pin_id
      WHERE p.board_id = ${boardId} GROUP BY pi.interest_id
    ) strongest JOIN interests i ON i.id = strongest.interest_id
    ORDER BY strongest.weight DESC, i.id LIMIT ${limit}`.execute(db)
  return rows
}

/** Adds the follows that are new and counts them on the topics; returns how many. */
export async function addInterestFollows(
  tx: Db,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  await lockInterests(tx, ids)
  const { rows } = await sql`
    WITH added AS (
      INSERT INTO interest_follows (user_id, interest_id, created_at)
      SELECT ${userId}, id, ${at} FROM unnest(${[...ids]}::bigint[]) AS asked (id)
      ON CONFLICT DO NOTHING RETURNING interest_id
    )
    UPDATE interests SET follower_count = follower_count + 1
    WHERE id IN (SELECT interest_id FROM added) RETURNING id`.execute(tx)
  return rows.length
}

export async function removeInterestFollows(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  await lockInterests(tx, ids)
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM interest_follows
      WHERE user_id = ${userId} AND interest_id = ANY(${[...ids]}::bigint[]) RETURNING interest_id
    )
    UPDATE interests SET follower_count = greatest(0, follower_count - 1)
    WHERE id IN (SELECT interest_id FROM gone) RETURNING id`.execute(tx)
  return rows.length
}

const lockInterests = (tx: Db, ids: readonly string[]) =>
  tx.selectFrom('interests').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

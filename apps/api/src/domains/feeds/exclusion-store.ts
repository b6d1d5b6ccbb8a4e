import type { FeedExclusion } from '@tessera/api-types/feed-tuning/contracts'
import { sql, type RawBuilder } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'

const COLUMN = { topic: 'interestId', person: 'personId', board: 'boardId' } as const

interface Exclusion extends FeedExclusion {
  userId: string
}

const excluded = (column: string, userId: string): RawBuilder<unknown> =>
  sql`(SELECT ${sql.ref(column)} FROM feed_exclusions
    WHERE user_id = ${userId}::bigint AND ${sql.ref(column)} IS NOT NULL)`

/** The boards that are not to bring pins to the member's feeds. */
export const excludedBoards = (userId: string): RawBuilder<unknown> => excluded('board_id', userId)

/** The member keeps a row `c` out of their feeds: by its topic, who made or saved it, or its board. */
export const isExcluded = (userId: string): RawBuilder<boolean> => sql`coalesce(c.source <> 'own'
  AND EXISTS (SELECT FROM feed_exclusions WHERE user_id = ${userId}::bigint)
  AND (c.user_id IN ${excluded('person_id', userId)} OR c.board_id IN ${excludedBoards(userId)}
    OR EXISTS (SELECT FROM pin_interests about WHERE about.aggregated_pin_id = c.aggregated_pin_id
      AND about.interest_id IN ${excluded('interest_id', userId)})), false)`

/** Those of the pins that the member does not want in their feeds: hidden ones, and what they want less of. */
export async function unwantedAmong(db: Db, userId: string, pinIds: readonly string[]): Promise<string[]> {
  if (pinIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT ${plannedOnce} c.id FROM (SELECT 'kept' AS source, id, user_id, board_id, aggregated_pin_id FROM pins
      WHERE id = ANY(${[...pinIds]}::bigint[])) c
    WHERE ${isExcluded(userId)} OR EXISTS (SELECT FROM hidden_pins h
      WHERE h.user_id = ${userId}::bigint AND h.aggregated_pin_id = c.aggregated_pin_id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds an exclusion, unless the member has as many already as they may; returns whether it is there now. */
export async function addExclusion(
  tx: Db,
  { userId, type, id }: Exclusion,
  { at, most }: { at: Date; most: number },
): Promise<boolean> {
  const column = sql.ref(COLUMN[type])
  const { rows } = await sql`
    WITH added AS (
      INSERT INTO feed_exclusions (user_id, ${column}, excluded_at)
      SELECT ${userId}::bigint, ${id}::bigint, ${at}
      WHERE (SELECT count(*) FROM feed_exclusions WHERE user_id = ${userId}::bigint) < ${most}
      ON CONFLICT DO NOTHING RETURNING 1)
    SELECT 1 FROM added
    UNION ALL SELECT 1 FROM feed_exclusions WHERE user_id = ${userId}::bigint AND ${column} = ${id}::bigint`.execute(
    tx,
  )
  return rows.length > 0
}

export async function removeExclusion(tx: Db, { userId, type, id }: Exclusion): Promise<void> {
  await tx.deleteFrom('feedExclusions').where('userId', '=', userId).where(COLUMN[type], '=', id).execute()
}

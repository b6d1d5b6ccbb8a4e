import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/**
 * Counts who saw an ad of an account for the first time on a day; `seen` has `id`, `viewer` and `day`, the books of the
 * accounts are held. The earlier day that was their last one is so no more.
 */
export async function bookReach(tx: Db, seen: RawBuilder<unknown>): Promise<void> {
  await sql`WITH fresh AS (
      SELECT s.id, s.viewer, s.day, v.last_day FROM (${seen}) s
      LEFT JOIN reached_viewers v ON v.ad_account_id = s.id AND v.viewer_key = s.viewer
      WHERE v.last_day IS NULL OR v.last_day < s.day),
    kept AS (
      INSERT INTO reached_viewers (ad_account_id, viewer_key, last_day) SELECT id, viewer, day FROM fresh
      ON CONFLICT (ad_account_id, viewer_key) DO UPDATE SET last_day = excluded.last_day)
    INSERT INTO reach_days AS r (ad_account_id, day, viewers, last_viewers)
    SELECT id, day, sum(viewers), sum(last_viewers) FROM (
      SELECT id, day, 1 AS viewers, 1 AS last_viewers FROM fresh
      UNION ALL SELECT id, last_day, 0, -1 FROM fresh WHERE last_day IS NOT NULL) moved
    GROUP BY 1, 2
    ON CONFLICT (ad_account_id, day) DO UPDATE SET
      viewers = r.viewers + excluded.viewers, last_viewers = r.last_viewers + excluded.last_viewers`.execute(
    tx,
  )
}

export interface ReachDay {
  day: string
  viewers: number
  /** Of them, who has seen no ad since. */
  lastViewers: number
}

/** The days since one on which somebody was reached; the first one first. */
export async function reachDays(db: Db, adAccountId: string, since: string): Promise<ReachDay[]> {
  const { rows } = await sql<ReachDay>`SELECT day::text AS day, viewers, last_viewers FROM reach_days
    WHERE ad_account_id = ${adAccountId}::bigint AND day >= ${since}::date ORDER BY day`.execute(db)
  return rows
}

const AT_ONCE = 10_000

/** Forgets who was last reached before a day; how many they were stays. Returns whether there may be more. */
export async function forgetReachedBefore(tx: Db, day: Date): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM reached_viewers WHERE (ad_account_id, viewer_key) IN (
    SELECT ad_account_id, viewer_key FROM reached_viewers WHERE last_day < ${day}::date LIMIT ${AT_ONCE})`.execute(
      tx,
    )
  return numAffectedRows === BigInt(AT_ONCE)
}

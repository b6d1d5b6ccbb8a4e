import { sql, type RawBuilder } from 'kysely'
import { hadStanding, isUnproven, UNPROVEN } from '../../db/creator-standing.ts'
import type { Db } from '../../kernel/deps.ts'
import { DAY_SECONDS } from '../../kernel/durations.ts'

const JOB = 'popularity'

/** Where the job stands; the row is locked, so that two workers never count the same saves. */
export async function lockProgress(tx: Db): Promise<string> {
  const { rows } = await sql<{ lastPinId: string }>`
    INSERT INTO discovery_progress (job, last_pin_id) VALUES (${JOB}, 0)
    ON CONFLICT (job) DO UPDATE SET job = excluded.job RETURNING last_pin_id`.execute(tx)
  return rows[0]?.lastPinId ?? '0'
}

export async function saveProgress(tx: Db, lastPinId: string): Promise<void> {
  await sql`UPDATE discovery_progress SET last_pin_id = ${lastPinId}::bigint WHERE job = ${JOB}`.execute(tx)
}

interface Scoring {
  epoch: Date
  halfLifeSeconds: number
  savesCounted: number
  madeWeight: number
  unverifiedWeight: number
  matureDays: number
  provenWeight: number
}

/**
 * Scores the pictures that the next `size` pins show, and returns the last of those pins,
 * or null when there was none. Pins from `before` on were minted by a clock ahead: going past them
 * would leave out all that come until then.
 */
export async function scoreSavesAfter(
  tx: Db,
  { after, before, size, ...scoring }: Scoring & { after: string; before: string; size: number },
): Promise<string | null> {
  const { rows } = await sql<{ lastPinId: string | null }>`
    WITH new_pins AS MATERIALIZED (SELECT id, aggregated_pin_id FROM pins WHERE id > ${after}::bigint
      AND id < ${before}::bigint ORDER BY id LIMIT ${size}),
    ${scoresOf(sql`SELECT DISTINCT aggregated_pin_id FROM new_pins`, scoring)}
    SELECT max(id)::text AS last_pin_id FROM new_pins`.execute(tx)
  return rows[0]?.lastPinId ?? null
}

/** Takes up to `size` marks of pictures that have lost pins; returns the pictures. */
export async function takeMarked(tx: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ aggregatedPinId: string }>`
    DELETE FROM pictures_to_score WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM pictures_to_score LIMIT ${size} FOR UPDATE SKIP LOCKED))
    RETURNING aggregated_pin_id`.execute(tx)
  return [...new Set(rows.map(({ aggregatedPinId }) => aggregatedPinId))]
}

export async function scoreAggregatedPins(tx: Db, ids: readonly string[], scoring: Scoring): Promise<void> {
  const pictures = sql`SELECT unnest(${[...ids]}::bigint[]) AS aggregated_pin_id`
  await sql`WITH ${scoresOf(pictures, scoring)} SELECT 1`.execute(tx)
}

/** Gives topics that were attached to pictures since the last run the pictures' scores. */
export async function scoreNewTopics(tx: Db): Promise<void> {
  await sql`UPDATE pin_interests t SET popularity = p.popularity FROM pins p
    WHERE t.popularity = 0 AND p.aggregated_pin_id = t.aggregated_pin_id AND p.is_lead AND p.popularity <> 0`.execute(
    tx,
  )
}

/** Marks what newcomers made who have proved their address since. */
export async function markProven(tx: Db): Promise<void> {
  await sql`INSERT INTO pictures_to_score SELECT p.aggregated_pin_id FROM pins p JOIN users u ON u.id = p.user_id
    WHERE p.is_lead AND ${isUnproven(sql`p.popularity`)} AND u.email_verified_at IS NOT NULL`.execute(tx)
}

/**
 * Further parts of a WITH that score pictures by the saves of others, one a person. On logarithms: 2^x would leave
 * the range of a number.
 */
const scoresOf = (
  pictures: RawBuilder<unknown>,
  { epoch, halfLifeSeconds, savesCounted, madeWeight, unverifiedWeight, matureDays, provenWeight }: Scoring,
) => sql`
    made AS (SELECT t.aggregated_pin_id, first.user_id, first.created_at, ${hadStanding(sql`first.created_at`)} AS is_proven
      FROM (${pictures}) t
      CROSS JOIN LATERAL (SELECT user_id, created_at FROM pins WHERE aggregated_pin_id = t.aggregated_pin_id
        ORDER BY is_lead DESC, id LIMIT 1) first
      JOIN users creator ON creator.id = first.user_id),
    acts AS (SELECT m.aggregated_pin_id, max(s.created_at) AS created_at, max(
          CASE WHEN u.email_verified_at IS NULL THEN ${unverifiedWeight}::float8 ELSE 1 END
          * least(1, extract(epoch FROM s.created_at - u.created_at) / ${matureDays * DAY_SECONDS}::float8)) AS weight
      FROM made m
      CROSS JOIN LATERAL (SELECT user_id, created_at FROM pins WHERE aggregated_pin_id = m.aggregated_pin_id
        ORDER BY id DESC LIMIT ${savesCounted}) s
      JOIN users u ON u.id = s.user_id
      WHERE s.user_id <> m.user_id AND s.created_at > u.created_at GROUP BY m.aggregated_pin_id, s.user_id),
    proofs AS (SELECT aggregated_pin_id, sum(weight) >= ${provenWeight}::float8 AS is_proven FROM acts GROUP BY 1),
    terms AS (SELECT aggregated_pin_id, weight, extract(epoch FROM created_at - ${epoch}::timestamptz)::float8
        / ${halfLifeSeconds} AS age
      FROM (SELECT aggregated_pin_id, created_at, ${madeWeight}::float8 AS weight FROM made
        UNION ALL SELECT aggregated_pin_id, created_at, weight FROM acts) counted),
    newest AS (SELECT aggregated_pin_id, max(age) AS age FROM terms GROUP BY aggregated_pin_id),
    summed AS (SELECT n.aggregated_pin_id,
        n.age + ln(sum(t.weight * power(2, greatest(t.age - n.age, -900)))) / ln(2) AS score
      FROM newest n JOIN terms t USING (aggregated_pin_id) GROUP BY n.aggregated_pin_id, n.age),
    scored AS MATERIALIZED (SELECT aggregated_pin_id, (score
        - CASE WHEN m.is_proven OR f.is_proven THEN 0 ELSE ${sql.lit(UNPROVEN)} END)::real AS popularity
      FROM summed JOIN made m USING (aggregated_pin_id) LEFT JOIN proofs f USING (aggregated_pin_id)),
    of_pins AS (UPDATE pins p SET popularity = s.popularity FROM scored s
      WHERE p.aggregated_pin_id = s.aggregated_pin_id AND p.is_lead
        AND p.popularity IS DISTINCT FROM s.popularity),
    of_topics AS (UPDATE pin_interests t SET popularity = s.popularity FROM scored s
      WHERE t.aggregated_pin_id = s.aggregated_pin_id AND t.popularity IS DISTINCT FROM s.popularity)`

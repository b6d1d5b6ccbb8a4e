import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

interface HotSetBatch {
  /** The size of the hot set in pins. */
  hotSetSize: number
  /** How many may leave, and how many may come, at once. */
  size: number
}

/**
 * Moves pins into and out of the hot set by popularity; returns how many moved.
 * Those not scored yet stay until they are.
 */
export async function refreshHotSet(tx: Db, { hotSetSize, size }: HotSetBatch): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    WITH last AS MATERIALIZED (SELECT popularity FROM pins WHERE is_listed AND is_lead
      ORDER BY popularity DESC, id DESC OFFSET ${hotSetSize - 1} LIMIT 1),
    leaving AS MATERIALIZED (SELECT id FROM pins WHERE is_listed AND is_lead AND is_front
        AND popularity < (SELECT popularity FROM last) AND popularity <> 0
      ORDER BY popularity LIMIT ${size} FOR NO KEY UPDATE SKIP LOCKED),
    coming AS MATERIALIZED (SELECT id FROM pins WHERE is_listed AND is_lead AND NOT is_front
        AND popularity >= coalesce((SELECT popularity FROM last), '-Infinity')
      LIMIT ${size} FOR NO KEY UPDATE SKIP LOCKED),
    moved AS (UPDATE pins SET is_front = NOT is_front
      WHERE id IN (SELECT id FROM leaving UNION ALL SELECT id FROM coming) RETURNING 1)
    SELECT count(*)::int AS moved FROM moved`.execute(tx)
  return rows[0]?.moved ?? 0
}

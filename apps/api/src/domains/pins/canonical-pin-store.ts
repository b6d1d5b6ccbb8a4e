import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { LostCanonicalPin } from './pin-rules.ts'

/**
 * Gives aggregated pins that have lost their canonical pin a new one: the oldest public copy. The
 * caller holds the pictures' rows. A copy that is being deleted right now is passed over.
 */
export async function promoteCopies(tx: Db, lost: readonly LostCanonicalPin[]): Promise<void> {
  if (lost.length === 0) return
  const ids = lost.map(({ aggregatedPinId }) => aggregatedPinId)
  const scores = lost.map(({ popularity }) => popularity)
  await sql`
    UPDATE pins p SET is_lead = true, popularity = heir.popularity
    FROM (
      SELECT first.id, gone.popularity
      FROM unnest(${ids}::bigint[], ${scores}::real[]) AS gone (aggregated_pin_id, popularity)
      CROSS JOIN LATERAL (SELECT id FROM pins WHERE aggregated_pin_id = gone.aggregated_pin_id
        ORDER BY is_listed DESC, is_lead DESC, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) first
      WHERE NOT EXISTS (SELECT FROM pins
        WHERE aggregated_pin_id = gone.aggregated_pin_id AND is_lead AND is_listed)
    ) heir WHERE p.id = heir.id AND NOT p.is_lead`.execute(tx)
}

export async function withoutCanonicalPin(tx: Db, aggregatedPinIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${[...aggregatedPinIds]}::bigint[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM pins WHERE aggregated_pin_id = asked.id AND is_lead)
      AND EXISTS (SELECT FROM pins WHERE aggregated_pin_id = asked.id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Has pictures scored again that have lost a save; a score by itself only ever sees new ones. */
export async function markForScoring(tx: Db, aggregatedPinIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO pictures_to_score SELECT unnest(${[...aggregatedPinIds]}::bigint[])`.execute(tx)
}

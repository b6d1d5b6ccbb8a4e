import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Another picture stands for the pin; copies that come from now on take it themselves. */
export const saveCover = (tx: Db, aggregatedPinId: string, imageSignature: string) =>
  tx.updateTable('aggregatedPins').set({ imageSignature }).where('id', '=', aggregatedPinId).execute()

/** The alt text of a copy `p` under another cover: that cover's, unless its owner wrote one of their own. */
export const altTextUnder = (alt: RawBuilder<unknown>) => sql`CASE WHEN p.saved_from_pin_id IS NOT NULL
  AND p.alt_text = (SELECT o.alt_text FROM carousel_slots o
    WHERE o.aggregated_pin_id = p.aggregated_pin_id AND o.image_signature = p.image_signature LIMIT 1)
  THEN ${alt} ELSE p.alt_text END`

interface Step {
  aggregatedPinId: string
  signature: string
  after: string
}

/**
 * The next copies after `after` show the picture, the oldest first; returns the last of them, or null where these are
 * all, or where another picture stands for the pin by now.
 */
export async function coverCopies(
  tx: Db,
  { aggregatedPinId, signature, after }: Step,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    WITH cover AS (SELECT i.*, s.alt_text FROM aggregated_pins a JOIN images i ON i.signature = a.image_signature
        LEFT JOIN carousel_slots s ON s.aggregated_pin_id = a.id AND s.place = 0
        WHERE a.id = ${aggregatedPinId}::bigint AND a.image_signature = ${signature}),
      next AS (SELECT p.id FROM pins p, cover WHERE p.aggregated_pin_id = ${aggregatedPinId}::bigint
        AND p.id > ${after}::bigint ORDER BY p.id LIMIT ${limit}),
      covered AS (
        UPDATE pins p SET image_signature = c.signature, image_width = c.width, image_height = c.height,
          dominant_color = c.dominant_color,
          alt_text = ${altTextUnder(sql`c.alt_text`)}
        FROM next, cover c WHERE p.id = next.id AND p.image_signature <> c.signature)
    SELECT count(*)::int AS count, max(id)::text AS last FROM next`.execute(tx)
  const [row] = rows
  return row && row.count === limit ? row.last : null
}

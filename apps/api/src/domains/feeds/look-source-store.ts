import { sql } from 'kysely'
import type { VisualNeighbour } from '../../images/visual-index.ts'
import type { Db } from '../../kernel/deps.ts'
import type { SourceQuery } from './source-store.ts'

/** What a pin's picture looks like; undefined for an unknown pin. */
export async function descriptorOf(db: Db, pinId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ descriptor: Buffer }>`
    SELECT i.descriptor FROM pins p JOIN images i ON i.signature = p.image_signature
    WHERE p.id = ${pinId}::bigint`.execute(db)
  return rows[0]?.descriptor
}

/** The pins that show these pictures, the nearest look first. */
export const pinsOfLooks = (looks: readonly VisualNeighbour[]): SourceQuery => sql`
  SELECT 'look' AS source, near.place, p.id AS pin_id, p.aggregated_pin_id, p.user_id, p.board_id,
    p.image_signature, p.dominant_color, p.image_width, p.image_height, NULL AS k1, NULL AS k2, near.score,
    NULL::bigint AS reason_id, false AS has_more
  FROM unnest(${looks.map(({ id }) => id)}::text[], ${looks.map(({ distance }) => 1 - distance)}::real[])
    WITH ORDINALITY AS near (signature, score, place)
  CROSS JOIN LATERAL (SELECT * FROM pins WHERE image_signature = near.signature AND is_listed AND is_lead
    ORDER BY id LIMIT 1) p`

import { sql } from 'kysely'
import type { VisualNeighbour } from '../../images/visual-index.ts'
import type { SourceQuery } from './source-store.ts'

/** The pins that show these pictures, the most similar first. */
export const pinsOfVisualNeighbours = (neighbours: readonly VisualNeighbour[]): SourceQuery => sql`
  SELECT 'look' AS source, near.place, p.id AS pin_id, p.aggregated_pin_id, p.user_id, p.board_id,
    p.image_signature, p.dominant_color, p.image_width, p.image_height, NULL AS k1, NULL AS k2, near.score,
    NULL::bigint AS reason_id, false AS has_more
  FROM unnest(${neighbours.map(({ id }) => id)}::text[], ${neighbours.map(({ distance }) => 1 - distance)}::real[])
    WITH ORDINALITY AS near (signature, score, place)
  CROSS JOIN LATERAL (SELECT * FROM pins WHERE image_signature = near.signature AND is_listed AND is_lead
    ORDER BY id LIMIT 1) p`

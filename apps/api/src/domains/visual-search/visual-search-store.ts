import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { isBlockedByNone, isUnwantedAi } from '../../db/visibility.ts'
import type { VisualNeighbour } from '../../images/visual-index.ts'
import type { Db } from '../../kernel/deps.ts'
import type { VisualCandidate } from './visual-search-rules.ts'

/** What a whole picture looks like. */
export const lookOfPicture = async (db: Db, signature: string): Promise<Uint8Array | undefined> =>
  (await db.selectFrom('images').select('descriptor').where('signature', '=', signature).executeTakeFirst())
    ?.descriptor

/** The pins that show these pictures, the nearest first; none of `without`, nor of anybody blocked. */
export async function pinsOfLooks(
  db: Db,
  viewer: Viewer,
  neighbours: readonly VisualNeighbour[],
  without: string | null,
): Promise<VisualCandidate[]> {
  const { rows } = await sql<VisualCandidate>`
    SELECT p.id AS pin_id, p.domain, o.price_value::float8, o.price_currency, (
        SELECT json_build_object('id', t.id::text, 'slug', t.slug, 'name', t.name)
        FROM pin_interests i JOIN interests t ON t.id = i.interest_id
        WHERE i.aggregated_pin_id = p.aggregated_pin_id ORDER BY i.weight DESC, t.id LIMIT 1
      ) AS category
    FROM unnest(${neighbours.map(({ id }) => id)}::text[]) WITH ORDINALITY AS near (signature, place)
    CROSS JOIN LATERAL (SELECT * FROM pins WHERE image_signature = near.signature AND is_listed AND is_lead
      ORDER BY id LIMIT 1) p
    JOIN boards b ON b.id = p.board_id
    LEFT JOIN product_pins o ON o.aggregated_pin_id = p.aggregated_pin_id
    WHERE p.aggregated_pin_id IS DISTINCT FROM ${without}::bigint
      AND ${isBlockedByNone(memberId(viewer), 'p.user_id', 'b.owner_id')}
      AND NOT ${isUnwantedAi('p', memberId(viewer))}
    ORDER BY near.place`.execute(db)
  return rows
}

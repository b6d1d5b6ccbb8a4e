import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Stores the creator’s statement about a picture. */
export async function stateMadeWithAi(tx: Db, aggregatedPinId: string, isMadeWithAi: boolean): Promise<void> {
  await tx
    .updateTable('aggregatedPins')
    .set({ isAiByCreator: isMadeWithAi })
    .where('id', '=', aggregatedPinId)
    .execute()
}

/** Notes what the files say that a pin shows: its own, and those of its slots or pages. */
export async function noteMarkedPictures(tx: Db, aggregatedPinId: string): Promise<void> {
  await sql`
    UPDATE aggregated_pins a SET is_ai_by_file = NOT a.is_ai_by_file
    WHERE a.id = ${aggregatedPinId}::bigint AND a.is_ai_by_file <> EXISTS (
      SELECT FROM images i WHERE i.is_ai_marked AND i.signature IN (
        SELECT a.image_signature
        UNION ALL SELECT image_signature FROM carousel_slots s WHERE s.aggregated_pin_id = a.id
        UNION ALL SELECT image_signature FROM story_pin_images s WHERE s.aggregated_pin_id = a.id))`.execute(
    tx,
  )
}

/** Notes what staff decided of a pin's picture; returns whether there is such a pin. */
export async function decideMadeWithAi(tx: Db, pinId: string, isMadeWithAi: boolean): Promise<boolean> {
  const { rows } = await sql`
    UPDATE aggregated_pins a SET is_ai_by_staff = ${isMadeWithAi} FROM pins p
    WHERE p.id = ${pinId}::bigint AND a.id = p.aggregated_pin_id RETURNING a.id`.execute(tx)
  return rows.length > 0
}

export async function findOriginalPinner(db: Db, pinId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    SELECT original.user_id FROM pins p
    JOIN pins original ON original.aggregated_pin_id = p.aggregated_pin_id AND original.saved_from_pin_id IS NULL
    WHERE p.id = ${pinId}::bigint ORDER BY original.id LIMIT 1`.execute(db)
  return rows[0]?.userId ?? null
}

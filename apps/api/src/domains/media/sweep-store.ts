import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Deletes what all copies of a pin shared, once the last of them is gone; returns how many. */
export async function deleteEmptyAggregatedPins(tx: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM aggregated_pins WHERE id IN (
      SELECT a.id FROM aggregated_pins a WHERE a.created_at < ${before}
        AND NOT EXISTS (SELECT FROM pins p WHERE p.aggregated_pin_id = a.id)
        AND NOT EXISTS (SELECT FROM deleted_pins d WHERE d.aggregated_pin_id = a.id)
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the rows of pictures that nothing refers to; returns how many. Their files are swept for having no row. */
export async function deleteUnusedImages(tx: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM images WHERE signature IN (
      SELECT i.signature FROM images i WHERE i.created_at < ${before}
        AND NOT EXISTS (SELECT FROM pins p WHERE p.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM aggregated_pins a WHERE a.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM story_pin_images s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM music_tracks m WHERE m.thumbnail_signature = i.signature)
        AND NOT EXISTS (SELECT FROM carousel_slots s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM media_uploads m WHERE m.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM scheduled_pins s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM pin_draft_images x WHERE x.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM deleted_pins d WHERE d.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM deleted_comments d WHERE d.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM comments c WHERE c.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM users u WHERE u.avatar_signature = i.signature)
        AND NOT EXISTS (SELECT FROM users u WHERE u.cover_signature = i.signature)
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(tx)
  return Number(numAffectedRows)
}

/** Those of the signatures that have a row in a table of files; tracks count while they are withdrawn, too. */
export async function knownIn(
  db: Db,
  table: 'images' | 'musicTracks' | 'videos',
  signatures: readonly string[],
): Promise<Set<string>> {
  if (signatures.length === 0) return new Set()
  const rows = await db.selectFrom(table).select('signature').where('signature', 'in', signatures).execute()
  return new Set(rows.map(({ signature }) => signature))
}

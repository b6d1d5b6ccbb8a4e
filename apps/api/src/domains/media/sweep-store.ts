import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** So many rows behind a key, in its order. */
export interface SweptRows {
  /** The last key of the rows before; null at the start. */
  after: string | null
  limit: number
}

interface Batch {
  isWithin: RawBuilder<boolean>
  /** The key to go on behind; null at the end. */
  last: string | null
}

/** The rows of a batch as a range of their keys, which an index finds. */
export async function batchOf(
  tx: Db,
  [table, key]: readonly [table: string, key: string],
  { after, limit }: SweptRows,
): Promise<Batch> {
  const column = sql.ref(key)
  const isBehind = after === null ? sql`true` : sql`${column} > ${after}`
  const { rows } = await sql<{ last: string | null; size: number }>`
    SELECT max(key)::text AS last, count(*)::int AS size
    FROM (SELECT ${column} FROM ${sql.table(table)} WHERE ${isBehind} ORDER BY 1 LIMIT ${limit}) batch (key)`.execute(
    tx,
  )
  const { last = null, size = 0 } = rows[0] ?? {}
  const isWithin = sql<boolean>`(${isBehind} AND ${column} <= ${last})`
  return { isWithin, last: size === limit ? last : null }
}

/** Deletes what all copies of a pin shared, once the last of them is gone; returns the key to go on behind. */
export async function deleteEmptyAggregatedPins(
  tx: Db,
  before: Date,
  rows: SweptRows,
): Promise<string | null> {
  const { isWithin, last } = await batchOf(tx, ['aggregated_pins', 'id'], rows)
  await sql`
    DELETE FROM aggregated_pins WHERE id IN (
      SELECT a.id FROM aggregated_pins a WHERE ${isWithin} AND a.created_at < ${before}
        AND NOT EXISTS (SELECT FROM pins p WHERE p.aggregated_pin_id = a.id)
        AND NOT EXISTS (SELECT FROM deleted_pins d WHERE d.aggregated_pin_id = a.id)
      FOR UPDATE OF a SKIP LOCKED)`.execute(tx)
  return last
}

/** Deletes the rows of pictures that nothing refers to. Their files are swept for having no row. */
export async function deleteUnusedImages(tx: Db, before: Date, rows: SweptRows): Promise<string | null> {
  const { isWithin, last } = await batchOf(tx, ['images', 'signature'], rows)
  await sql`
    DELETE FROM images WHERE signature IN (
      SELECT i.signature FROM images i WHERE ${isWithin} AND i.created_at < ${before}
        AND NOT EXISTS (SELECT FROM pins p WHERE p.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM aggregated_pins a WHERE a.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM story_pin_images s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM music_tracks m WHERE m.thumbnail_signature = i.signature)
        AND NOT EXISTS (SELECT FROM site_brand b WHERE b.logo_signature = i.signature)
        AND NOT EXISTS (SELECT FROM carousel_slots s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM media_uploads m WHERE m.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM scheduled_pins s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM scheduled_pin_slots s WHERE s.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM pin_draft_images x WHERE x.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM deleted_pins d WHERE d.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM deleted_comments d WHERE d.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM comments c WHERE c.image_signature = i.signature)
        AND NOT EXISTS (SELECT FROM users u WHERE u.avatar_signature = i.signature)
        AND NOT EXISTS (SELECT FROM users u WHERE u.cover_signature = i.signature)
      FOR UPDATE OF i SKIP LOCKED)`.execute(tx)
  return last
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

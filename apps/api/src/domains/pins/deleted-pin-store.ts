import { sql } from 'kysely'
import { storedColumns } from '../../db/stored-columns.ts'
import type { Db } from '../../kernel/deps.ts'
import type { RemovedPin } from './pin-rules.ts'
import { listsPinOn } from '../../db/visibility.ts'

/** Which pins of a board: some, those of a section, or all. */
type Which = { ids: readonly string[] } | { sectionId: string } | 'all'

const isAmong = (which: Which) => {
  if (which === 'all') return sql`true`
  return 'ids' in which
    ? sql`p.id = ANY(${[...which.ids]}::bigint[])`
    : sql`p.section_id = ${which.sectionId}::bigint`
}

/** Keeps pins of a board, with what their deletion takes along, for a while. */
export async function keepDeleted(
  tx: Db,
  { boardId, which, by, at, along }: { boardId: string; which: Which; by: string; at: Date; along?: string },
): Promise<void> {
  await sql`
    INSERT INTO deleted_pins (id, deleted_by, user_id, board_id, aggregated_pin_id, image_signature, pin, is_cover,
      highlighted_comment_id, comment_ids, message_ids, day_counts, deleted_at, deleted_with)
    SELECT p.id, ${by}, p.user_id, p.board_id, p.aggregated_pin_id, p.image_signature, to_jsonb(p) - 'search',
      b.cover_pin_id IS NOT DISTINCT FROM p.id,
      (SELECT comment_id FROM comment_highlights WHERE pin_id = p.id),
      ARRAY(SELECT id FROM comments WHERE pin_id = p.id),
      ARRAY(SELECT id FROM messages WHERE pin_id = p.id),
      (SELECT coalesce(jsonb_agg(c), '[]') FROM pin_day_counts c WHERE c.pin_id = p.id),
      ${at}, ${along ?? null}::bigint
    FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.board_id = ${boardId} AND ${isAmong(which)}`.execute(tx)
}

/** Where the pins stood that this member deleted since `after`. */
export async function deletedBy(
  tx: Db,
  { userId, ids, after }: { userId: string; ids: readonly string[]; after: Date },
): Promise<{ id: string; boardId: string }[]> {
  return tx
    .selectFrom('deletedPins')
    .select(['id', 'boardId'])
    .where('deletedBy', '=', userId)
    .where('deletedAt', '>', after)
    .where('deletedWith', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** The pins that a deleted board or section took along. */
export async function deletedAlong(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('deletedPins')
    .select('id')
    .where('deletedWith', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

const forget = (tx: Db) => tx.deleteFrom('deletedPins').returning(['userId', 'aggregatedPinId'])

/** Forgets the pins that a board or section took along, and returns them. */
export const forgetAlong = (tx: Db, id: string) => forget(tx).where('deletedWith', '=', id).execute()

/** Forgets a pin that the member deleted by itself, and returns it if there was one. */
export const forgetDeletedBy = (tx: Db, { id, userId }: { id: string; userId: string }) =>
  forget(tx).where('id', '=', id).where('deletedBy', '=', userId).where('deletedWith', 'is', null).execute()

/** Forgets a deleted pin of any member, and returns it if there was one; waits for who is just restoring it. */
export async function forgetDeletedOfAny(tx: Db, id: string) {
  // What it was deleted with comes first, as for those who restore or forget that.
  for (const table of ['deleted_boards', 'deleted_sections'])
    await sql`UPDATE ${sql.table(table)} SET pin_count = greatest(pin_count - 1, 0)
      WHERE id = (SELECT deleted_with FROM deleted_pins WHERE id = ${id}::bigint)`.execute(tx)
  return forget(tx).where('id', '=', id).execute()
}

/**
 * Puts deleted pins back on a held board, all but those whose picture is there again. A section that
 * is gone is left out.
 */
export async function insertDeleted(
  tx: Db,
  { boardId, ids }: { boardId: string; ids: readonly string[] },
): Promise<RemovedPin[]> {
  const columns = await storedColumns(tx, 'pins')
  const { rows } = await sql<RemovedPin>`
    INSERT INTO pins (${columns})
    SELECT ${columns} FROM (
      SELECT pin.* FROM deleted_pins d
      LEFT JOIN board_sections s ON s.id = (d.pin ->> 'section_id')::bigint
      CROSS JOIN LATERAL jsonb_populate_record(NULL::pins, d.pin || jsonb_build_object(
        'section_id', s.id, 'is_listed', ${listsPinOn(sql`d.board_id`, sql`d.user_id`)})) pin
      WHERE d.board_id = ${boardId} AND d.id = ANY(${[...ids]}::bigint[])
      FOR UPDATE OF d
    ) deleted
    ON CONFLICT DO NOTHING
    RETURNING id, user_id, board_id, section_id, aggregated_pin_id, saved_from_pin_id, is_lead, popularity`.execute(
    tx,
  )
  return rows
}

/** Hangs on restored pins what their deletion took along, and forgets that they were deleted. */
export async function restoreTies(tx: Db, ids: readonly string[]): Promise<void> {
  const restored = sql`d.id = ANY(${[...ids]}::bigint[])`
  await sql`
    INSERT INTO comment_highlights (pin_id, comment_id)
    SELECT d.id, c.id FROM deleted_pins d JOIN comments c ON c.id = d.highlighted_comment_id
    WHERE ${restored} ON CONFLICT DO NOTHING`.execute(tx)
  await sql`
    UPDATE boards b SET cover_pin_id = d.id FROM deleted_pins d
    WHERE ${restored} AND d.is_cover AND b.id = d.board_id AND b.cover_pin_id IS NULL`.execute(tx)
  await sql`
    UPDATE comments c SET pin_id = d.id FROM deleted_pins d
    WHERE ${restored} AND c.id = ANY(d.comment_ids) AND c.pin_id IS NULL`.execute(tx)
  await sql`
    UPDATE messages m SET pin_id = d.id FROM deleted_pins d
    WHERE ${restored} AND m.id = ANY(d.message_ids) AND m.pin_id IS NULL`.execute(tx)
  await sql`
    UPDATE catalog_products SET pin_id = last_pin_id
    WHERE last_pin_id = ANY(${[...ids]}::bigint[]) AND pin_id IS NULL`.execute(tx)
  await sql`
    INSERT INTO pin_day_counts
    SELECT counts.* FROM deleted_pins d, jsonb_populate_recordset(NULL::pin_day_counts, d.day_counts) counts
    WHERE ${restored} ON CONFLICT DO NOTHING`.execute(tx)
  await tx.deleteFrom('deletedPins').where('id', 'in', ids).execute()
}

/** Copies are no longer canonical once the original is back. */
export async function demoteHeirs(tx: Db, aggregatedPinIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE pins SET is_lead = false
    WHERE aggregated_pin_id = ANY(${[...aggregatedPinIds]}::bigint[]) AND is_lead AND saved_from_pin_id IS NOT NULL
      AND EXISTS (SELECT FROM pins original WHERE original.aggregated_pin_id = pins.aggregated_pin_id
        AND original.is_lead AND original.is_listed AND original.saved_from_pin_id IS NULL)`.execute(tx)
}

/** Forgets pins whose deletion can no longer be undone; returns how many. */
export async function forgetDeleted(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deletedPins')
    .where('deletedAt', '<=', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

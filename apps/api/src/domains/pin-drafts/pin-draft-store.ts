import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { DraftRow } from './pin-draft-view.ts'

/** A member's drafts in their order: all, one, or those of a type. */
export async function loadDrafts(
  db: Db,
  userId: string,
  { id, type }: { id?: string; type?: DraftContent['type'] } = {},
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    SELECT d.id, d.content, d.version, d.created_at, d.updated_at, (
      SELECT coalesce(json_agg(json_build_object('imageSignature', i.signature, 'imageWidth', i.width,
        'imageHeight', i.height, 'dominantColor', i.dominant_color) ORDER BY p.place), '[]')
      FROM pin_draft_images p JOIN images i ON i.signature = p.image_signature
      WHERE p.draft_id = d.id) AS pictures
    FROM pin_drafts d
    WHERE d.user_id = ${userId}::bigint AND d.deleted_at IS NULL
      ${id === undefined ? sql`` : sql`AND d.id = ${id}::bigint`}
      ${type === undefined ? sql`` : sql`AND d.content ->> 'type' = ${type}`}
    ORDER BY d.position, d.id`.execute(db)
  return rows
}

export async function countDrafts(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('pinDrafts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Where a new draft stands: right before another one, or after all; undefined without that other one. */
export async function makePlace(
  tx: Db,
  userId: string,
  beforeId: string | null,
): Promise<number | undefined> {
  const drafts = tx.selectFrom('pinDrafts').where('userId', '=', userId)
  if (beforeId === null) {
    const last = await drafts.select((row) => row.fn.max('position').as('position')).executeTakeFirst()
    return (last?.position ?? 0) + 1
  }
  const next = await drafts
    .select('position')
    .where('id', '=', beforeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!next) return undefined
  await sql`UPDATE pin_drafts SET position = position + 1
    WHERE user_id = ${userId}::bigint AND (position > ${next.position}
      OR (position = ${next.position} AND id >= ${beforeId}::bigint))`.execute(tx)
  return next.position
}

export async function insertDraft(
  tx: Db,
  draft: { id: string; userId: string; content: DraftContent; position: number; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO pin_drafts (id, user_id, content, position, created_at, updated_at)
    VALUES (${draft.id}::bigint, ${draft.userId}::bigint, ${JSON.stringify(draft.content)}::jsonb,
      ${draft.position}, ${draft.at}, ${draft.at})`.execute(tx)
}

/** False where the draft is gone or has another version. */
export async function saveDraft(
  tx: Db,
  draft: { id: string; userId: string; content: DraftContent; version: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE pin_drafts
    SET content = ${JSON.stringify(draft.content)}::jsonb, version = version + 1, updated_at = ${draft.at}
    WHERE id = ${draft.id}::bigint AND user_id = ${draft.userId}::bigint AND version = ${draft.version}
      AND deleted_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}

/** Which pictures a draft names, in their order. */
export async function setPictures(tx: Db, draftId: string, signatures: readonly string[]): Promise<void> {
  await tx.deleteFrom('pinDraftImages').where('draftId', '=', draftId).execute()
  if (signatures.length === 0) return
  await tx
    .insertInto('pinDraftImages')
    .values(signatures.map((imageSignature, place) => ({ draftId, imageSignature, place })))
    .execute()
}

/** Marks a draft as deleted at `at`, or as there again; false where it was not so before. */
export async function setDeleted(
  tx: Db,
  { id, userId }: { id: string; userId: string },
  change: { at: Date } | { restoredAfter: Date },
): Promise<boolean> {
  let query = tx
    .updateTable('pinDrafts')
    .set({ deletedAt: 'at' in change ? change.at : null })
    .where('id', '=', id)
    .where('userId', '=', userId)
  query =
    'at' in change
      ? query.where('deletedAt', 'is', null)
      : query.where('deletedAt', '>=', change.restoredAfter)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts the drafts before all others, in this order; returns how many of them there are. */
export async function reorderDrafts(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  const first = await tx
    .selectFrom('pinDrafts')
    .select((row) => row.fn.min('position').as('position'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  const before = (first?.position ?? 0) - ids.length - 1
  const { numAffectedRows = 0n } = await sql`
    UPDATE pin_drafts d SET position = ${before} + wanted.place
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted (id, place)
    WHERE d.id = wanted.id AND d.user_id = ${userId}::bigint AND d.deleted_at IS NULL`.execute(tx)
  return Number(numAffectedRows)
}

/** Takes a draft out to publish it; false where it is gone or has another version. */
export async function takeDraft(
  tx: Db,
  { id, userId, version }: { id: string; userId: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pinDrafts')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetDeleted(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pinDrafts')
    .where('deletedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

import type { Reason } from '@tessera/api-types/error-texts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { batchOf, type SweptRows } from './sweep-store.ts'
import { colorNumber, colorsOf } from '../../images/picture-colors.ts'
import type { IngestedImage } from '../../images/image-library.ts'

export interface UploadRow {
  id: string
  userId: string
  mediaType: string
  status: string
  failureCode: string | null
  failureMessage: string | null
  failureReason: Reason | null
  imageSignature: string | null
  totalBytes: string | null
  receivedBytes: string
  coverMs: number
  updatedAt: Date
}

export interface PictureRow {
  signature: string
  width: number
  height: number
  dominantColor: string
}

const columns = [
  'id',
  'userId',
  'mediaType',
  'status',
  'failureCode',
  'failureMessage',
  'failureReason',
  'imageSignature',
  'totalBytes',
  'receivedBytes',
  'coverMs',
  'updatedAt',
] as const

/** A picture is stored once, however many members upload it; what its file states is stored when it is first read. */
export const insertImage = (tx: Db, image: IngestedImage, createdAt: Date) =>
  tx
    .insertInto('images')
    .values({
      ...image,
      descriptor: Buffer.from(image.descriptor),
      colors: colorsOf(image.descriptor).map(colorNumber),
      createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('signature')
        .doUpdateSet({ isAiMarked: true })
        .whereRef('excluded.isAiMarked', '>', 'images.isAiMarked'),
    )
    .execute()

export const insertUploads = (
  tx: Db,
  uploads: readonly {
    id: string
    userId: string
    mediaType: string
    status: string
    imageSignature?: string
    coverMs?: number
    totalBytes?: number
    createdAt: Date
    updatedAt: Date
  }[],
) => tx.insertInto('mediaUploads').values(uploads).execute()

export const findUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('mediaUploads').select(columns).where('id', '=', id).$castTo<UploadRow>().executeTakeFirst()

export const loadUploads = (db: Db, userId: string, ids: readonly string[]): Promise<UploadRow[]> =>
  db
    .selectFrom('mediaUploads')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .$castTo<UploadRow>()
    .execute()

/**
 * Begins the work on an upload whose file has not come yet, or whose work was cut off before
 * `staleBefore`; undefined when there is none.
 */
export const claimUpload = (
  tx: Db,
  id: string,
  at: Date,
  staleBefore: Date,
): Promise<UploadRow | undefined> =>
  tx
    .updateTable('mediaUploads')
    .set({ status: 'processing', updatedAt: at })
    .where('id', '=', id)
    .where('mediaType', 'not like', 'video%')
    .where((of) =>
      of.or([
        of('status', '=', 'registered'),
        of.and([of('status', '=', 'processing'), of('updatedAt', '<', staleBefore)]),
      ]),
    )
    .returning(columns)
    .$castTo<UploadRow>()
    .executeTakeFirst()

/** Lets the file of an upload come again whose work, begun at `claimedAt`, came to nothing. */
export const releaseUpload = (tx: Db, id: string, claimedAt: Date) =>
  tx
    .updateTable('mediaUploads')
    .set({ status: 'registered' })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('updatedAt', '=', claimedAt)
    .execute()

export const settleUpload = (
  tx: Db,
  id: string,
  outcome:
    | { status: 'succeeded'; imageSignature: string; updatedAt: Date }
    | {
        status: 'failed'
        failureCode: string
        failureMessage?: string
        failureReason?: string
        updatedAt: Date
      },
) => tx.updateTable('mediaUploads').set(outcome).where('id', '=', id).execute()

/** The picture of a finished upload of this person, named by upload, by signature or by both. */
export async function ownPicture(
  db: Db,
  userId: string,
  named: { uploadId: string | null; signature: string | null },
): Promise<PictureRow | undefined> {
  let query = db
    .selectFrom('mediaUploads as u')
    .innerJoin('images as i', 'i.signature', 'u.imageSignature')
    .select(['i.signature', 'i.width', 'i.height', 'i.dominantColor'])
    .where('u.userId', '=', userId)
    .where('u.status', '=', 'succeeded')
  if (named.uploadId !== null) query = query.where('u.id', '=', named.uploadId)
  if (named.signature !== null) query = query.where('u.imageSignature', '=', named.signature)
  return query.limit(1).executeTakeFirst()
}

/** Those of the pictures that the person uploaded. */
export const ownPictures = (db: Db, userId: string, signatures: readonly string[]): Promise<PictureRow[]> =>
  signatures.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('images as i')
        .select(['i.signature', 'i.width', 'i.height', 'i.dominantColor'])
        .where('i.signature', 'in', signatures)
        .where((is) =>
          is.exists(
            is
              .selectFrom('mediaUploads as u')
              .whereRef('u.imageSignature', '=', 'i.signature')
              .where('u.userId', '=', userId)
              .where('u.status', '=', 'succeeded'),
          ),
        )
        .execute()

/** Nothing of the uploader's shows the picture of upload `m`, or would once it is restored. */
const isUnused: RawBuilder<boolean> = sql`
  NOT EXISTS (SELECT FROM story_pin_images s JOIN pins p ON p.aggregated_pin_id = s.aggregated_pin_id
    WHERE p.user_id = m.user_id AND s.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM carousel_slots s JOIN pins p ON p.aggregated_pin_id = s.aggregated_pin_id
    WHERE p.user_id = m.user_id AND s.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM pins p WHERE p.user_id = m.user_id AND p.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM story_pin_images s JOIN deleted_pins d ON d.aggregated_pin_id = s.aggregated_pin_id
    WHERE d.user_id = m.user_id AND s.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM carousel_slots s JOIN deleted_pins d ON d.aggregated_pin_id = s.aggregated_pin_id
    WHERE d.user_id = m.user_id AND s.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM deleted_pins d WHERE d.user_id = m.user_id AND d.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM scheduled_pins s WHERE s.user_id = m.user_id AND s.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM scheduled_pin_slots t JOIN scheduled_pins s ON s.id = t.scheduled_pin_id
    WHERE s.user_id = m.user_id AND t.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM pin_draft_images x JOIN pin_drafts d ON d.id = x.draft_id
    WHERE d.user_id = m.user_id AND x.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM comments c WHERE c.user_id = m.user_id AND c.image_signature = m.image_signature)
  AND NOT EXISTS (SELECT FROM users u WHERE u.id = m.user_id
    AND m.image_signature IN (u.avatar_signature, u.cover_signature))`

/** Who has taken the last pin of a picture down does not want it kept: their uploads of it go too. */
export async function forgetUploads(
  tx: Db,
  removed: readonly { userId: string; aggregatedPinId: string }[],
): Promise<void> {
  await sql`
    DELETE FROM media_uploads m
    USING unnest(${removed.map(({ userId }) => userId)}::bigint[],
      ${removed.map(({ aggregatedPinId }) => aggregatedPinId)}::bigint[]) AS gone (user_id, aggregated_pin_id)
      JOIN aggregated_pins a ON a.id = gone.aggregated_pin_id
    WHERE m.user_id = gone.user_id AND ${isUnused} AND (m.image_signature = a.image_signature
      OR m.image_signature IN (SELECT image_signature FROM story_pin_images WHERE aggregated_pin_id = a.id
        UNION ALL SELECT image_signature FROM carousel_slots WHERE aggregated_pin_id = a.id))`.execute(tx)
}

/** Deletes finished uploads of which nothing was made until `before`; returns the key to go on behind. */
export async function deleteUnusedUploads(tx: Db, before: Date, rows: SweptRows): Promise<string | null> {
  const { isWithin, last } = await batchOf(tx, ['media_uploads', 'id'], rows)
  await sql`DELETE FROM media_uploads m WHERE ${isWithin}
    AND m.image_signature IS NOT NULL AND m.updated_at < ${before} AND ${isUnused}`.execute(tx)
  return last
}

export const countWaiting = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('mediaUploads')
    .select((of) => of.fn.countAll<string>().as('waiting'))
    .where('userId', '=', userId)
    .where('status', '=', 'registered')
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

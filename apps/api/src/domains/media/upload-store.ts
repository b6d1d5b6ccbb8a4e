import type { Db } from '../../kernel/deps.ts'
import type { IngestedImage } from '../../images/image-library.ts'

export interface UploadRow {
  id: string
  userId: string
  mediaType: string
  status: string
  failureCode: string | null
  failureMessage: string | null
  imageSignature: string | null
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
  'imageSignature',
] as const

/** A picture is stored once, whoever brings it. */
export const insertImage = (tx: Db, image: IngestedImage, createdAt: Date) =>
  tx
    .insertInto('images')
    .values({ ...image, descriptor: Buffer.from(image.descriptor), createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertUploads = (
  tx: Db,
  uploads: readonly {
    id: string
    userId: string
    mediaType: string
    status: string
    imageSignature?: string
    createdAt: Date
    updatedAt: Date
  }[],
) => tx.insertInto('mediaUploads').values(uploads).execute()

export const loadUploads = (db: Db, userId: string, ids: readonly string[]): Promise<UploadRow[]> =>
  db.selectFrom('mediaUploads').select(columns).where('userId', '=', userId).where('id', 'in', ids).execute()

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
    .where((of) =>
      of.or([
        of('status', '=', 'registered'),
        of.and([of('status', '=', 'processing'), of('updatedAt', '<', staleBefore)]),
      ]),
    )
    .returning(columns)
    .executeTakeFirst()

export const settleUpload = (
  tx: Db,
  id: string,
  outcome:
    | { status: 'succeeded'; imageSignature: string; updatedAt: Date }
    | { status: 'failed'; failureCode: string; failureMessage: string; updatedAt: Date },
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

export const countWaiting = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('mediaUploads')
    .select((of) => of.fn.countAll<string>().as('waiting'))
    .where('userId', '=', userId)
    .where('status', '=', 'registered')
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Uploads of one member are begun one after the other: each counts those before it. */
export const lockUploadsOf = (tx: Db, userId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('uploads'), hashtext(${userId}))`.execute(tx)

/** Counts a part in that follows on what is there; false when another did, or the upload is gone. */
export async function countPart(
  tx: Db,
  id: string,
  part: { offset: number; size: number; totalBytes: number; key: string; at: Date; status: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('mediaUploads')
    .set({
      totalBytes: part.totalBytes,
      receivedBytes: part.offset + part.size,
      status: part.status,
      updatedAt: part.at,
    })
    .where('id', '=', id)
    .where('status', '=', 'registered')
    .where('receivedBytes', '=', String(part.offset))
    .where((of) => of.or([of('totalBytes', 'is', null), of('totalBytes', '=', String(part.totalBytes))]))
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await insertPart(tx, id, part)
  return true
}

export const insertPart = (tx: Db, uploadId: string, { offset, key }: { offset: number; key: string }) =>
  tx.insertInto('mediaUploadParts').values({ uploadId, byteOffset: offset, objectKey: key }).execute()

/** Where the parts of a file lie, by their offsets. */
export async function countedParts(db: Db, uploadId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('mediaUploadParts')
    .select(['byteOffset', 'objectKey'])
    .where('uploadId', '=', uploadId)
    .execute()
  return new Map(rows.map(({ byteOffset, objectKey }) => [Number(byteOffset), objectKey]))
}

/** Deletes an upload whose file is not whole; false when there is none. */
export async function deleteUnfinished(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('mediaUploads')
    .where('id', '=', id)
    .where('status', '=', 'registered')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes uploads that came to nothing until `before`: given up, refused, or cut off while they were read. */
export const deleteExpired = (tx: Db, before: Date) =>
  tx
    .deleteFrom('mediaUploads')
    .where('status', 'in', ['registered', 'failed', 'processing'])
    .where('updatedAt', '<', before)
    .execute()

/** Those of the uploads whose file is still coming or being worked on. */
export async function openUploads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mediaUploads')
    .select('id')
    .where('id', 'in', ids)
    .where('status', 'in', ['registered', 'processing'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

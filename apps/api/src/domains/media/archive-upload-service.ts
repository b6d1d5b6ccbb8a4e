import { ARCHIVE_MAX_BYTES } from '@tessera/api-types/media/resumable-uploads'
import { isArchiveType } from '@tessera/api-types/media/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { archivedBytes, deleteArchiveRows } from './archive-store.ts'
import { ARCHIVES_FOLDER, partKeys } from './file-part-service.ts'
import { loadUploads } from './upload-store.ts'
export { idleArchives } from './archive-store.ts'

/** Of all archives of a member that wait. */
const MEMBER_MAX_BYTES = 2 * ARCHIVE_MAX_BYTES

/** Throws LIMIT_REACHED where the member's archives, here and on their way, leave no room for so many bytes. */
export async function refuseMoreArchives(tx: Db, userId: string, bytes: number): Promise<void> {
  if ((await archivedBytes(tx, userId)) + bytes > MEMBER_MAX_BYTES) throw new DomainError('LIMIT_REACHED')
}

/** Throws UPLOAD_NOT_FOUND unless the person uploaded this archive, to its end. */
export async function requireOwnArchive(db: Db, userId: string, uploadId: string): Promise<void> {
  const [upload] = await loadUploads(db, userId, [uploadId])
  if (!upload || !isArchiveType(upload.mediaType) || upload.status !== 'succeeded')
    throw new DomainError('UPLOAD_NOT_FOUND')
}

/** A whole archive, part by part; throws UPLOAD_NOT_FOUND when its parts are gone. */
export async function* archiveBytes(
  uploadId: string,
  deps: Pick<Deps, 'read' | 'storage'>,
): AsyncGenerator<Uint8Array> {
  const keys = await partKeys({ id: uploadId, mediaType: 'archive' }, deps)
  if (keys.length === 0) throw new DomainError('UPLOAD_NOT_FOUND')
  for (const key of keys) {
    const part = await deps.storage.get(key)
    if (!part) throw new DomainError('UPLOAD_NOT_FOUND')
    yield* part.body as AsyncIterable<Buffer>
  }
}

export async function removeArchive(
  uploadId: string,
  deps: Pick<Deps, 'storage' | 'transact'>,
): Promise<void> {
  await deps.transact((tx) => deleteArchiveRows(tx, [uploadId]))
  for await (const { key } of deps.storage.list(`${ARCHIVES_FOLDER}/${uploadId}`))
    await deps.storage.delete(key)
}

/** Archives of which no part came since `before`, by the ids of their uploads. */
export async function archivesFrom(before: Date, { storage }: Pick<Deps, 'storage'>): Promise<string[]> {
  const newest = new Map<string, Date>()
  for await (const { key, storedAt } of storage.list(ARCHIVES_FOLDER)) {
    const uploadId = /^archives\/(\d+)\//.exec(key)?.[1]
    if (uploadId === undefined) continue
    const known = newest.get(uploadId)
    if (!known || known < storedAt) newest.set(uploadId, storedAt)
  }
  return [...newest].filter(([, storedAt]) => storedAt < before).map(([uploadId]) => uploadId)
}

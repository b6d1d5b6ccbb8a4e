import { ARCHIVE_MAX_BYTES } from '@tessera/api-types/media/archive-limits'
import { isArchiveType } from '@tessera/api-types/media/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { type FilePart, receivePart } from './file-part-service.ts'
export { idleArchives } from './archive-store.ts'
import { archivedBytes, deleteArchiveRows } from './archive-store.ts'
import { loadUploads, type UploadRow } from './upload-store.ts'

/** Where archives wait until their import is settled. */
const ARCHIVES_FOLDER = 'archives'

/** Of all archives of a member that wait. */
const MEMBER_MAX_BYTES = 2 * ARCHIVE_MAX_BYTES

const folderOf = (uploadId: string): string => `${ARCHIVES_FOLDER}/${uploadId}`
const partKey = (uploadId: string, offset: number): string =>
  `${folderOf(uploadId)}/${String(offset).padStart(12, '0')}.bin`

/** Takes the next part of an archive. */
export const receiveArchivePart = (
  upload: UploadRow,
  part: FilePart,
  deps: Pick<Deps, 'now' | 'read' | 'storage' | 'transact'>,
): Promise<UploadRow> =>
  receivePart(
    upload,
    part,
    {
      keyOf: partKey,
      refuseSize: async (bytes) => {
        if (bytes > ARCHIVE_MAX_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE')
        if (part.offset > 0) return
        const others = await archivedBytes(deps.read, upload)
        if (others + bytes > MEMBER_MAX_BYTES) throw new DomainError('LIMIT_REACHED')
      },
      statusOfWhole: 'succeeded',
    },
    deps,
  )

/** Throws UPLOAD_NOT_FOUND unless the person uploaded this archive, to its end. */
export async function requireOwnArchive(db: Db, userId: string, uploadId: string): Promise<void> {
  const [upload] = await loadUploads(db, userId, [uploadId])
  if (!upload || !isArchiveType(upload.mediaType) || upload.status !== 'succeeded')
    throw new DomainError('UPLOAD_NOT_FOUND')
}

async function partsOf(uploadId: string, { storage }: Pick<Deps, 'storage'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folderOf(uploadId))) keys.push(key)
  return keys.toSorted()
}

/** A whole archive, part by part; throws UPLOAD_NOT_FOUND when its parts are gone. */
export async function* archiveBytes(
  uploadId: string,
  deps: Pick<Deps, 'storage'>,
): AsyncGenerator<Uint8Array> {
  const keys = await partsOf(uploadId, deps)
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
  for (const key of await partsOf(uploadId, deps)) await deps.storage.delete(key)
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

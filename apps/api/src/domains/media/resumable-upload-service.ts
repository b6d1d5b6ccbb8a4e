import { UPLOAD_KEEP_MS } from '@tessera/api-types/media/resumable-uploads'
import { isArchiveType } from '@tessera/api-types/media/views'
import { VIDEO_MAX_MS } from '@tessera/api-types/videos/video-files'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseMoreArchives } from './archive-upload-service.ts'
import { fileRulesOf, notNext, type PartDeps, storePart } from './file-part-service.ts'
import { deleteUnfinished } from './upload-part-store.ts'
import { announcing, DEFAULT_COVER_MS, refuseMoreUploads } from './upload-service.ts'
import { insertUploads, loadUploads, type UploadRow } from './upload-store.ts'

/** What is stored at once: a process that dies loses no more of a request. */
const PART_BYTES = 4 * 1024 * 1024
/** All parts but the last are as large as this at least, so that a file is not a million of them. */
const MIN_PART_BYTES = 64 * 1024

export interface ResumableUpload {
  id: string
  mediaType: string
  coverMs: number
  offset: number
  length: number
  /** When it is given up, unless more comes; null once it is whole. */
  expiresAt: Date | null
}

/** Begins an upload of `length` bytes; throws at once where such a file is not taken. */
export async function beginUpload(
  viewer: Member,
  { mediaType, length, coverMs = DEFAULT_COVER_MS }: { mediaType: string; length: number; coverMs?: number },
  deps: Pick<Deps, 'limits' | 'newId' | 'now' | 'transact'>,
): Promise<ResumableUpload> {
  const rules = fileRulesOf(mediaType)
  if (!rules) throw new DomainError('UNSUPPORTED_CONTENT')
  if (length > rules.maxBytes) throw new DomainError(rules.tooLarge)
  if (length < 1 || coverMs < 0 || coverMs > VIDEO_MAX_MS) throw new DomainError('INVALID_INPUT')
  const { userId } = viewer
  const at = deps.now()
  const upload = { id: deps.newId(), mediaType, coverMs }
  await announcing(viewer, 1, deps, async (tx) => {
    await refuseMoreUploads(tx, userId, [mediaType])
    if (isArchiveType(mediaType)) await refuseMoreArchives(tx, userId, length)
    await insertUploads(tx, [
      { ...upload, userId, status: 'registered', totalBytes: length, createdAt: at, updatedAt: at },
    ])
  })
  return { ...upload, offset: 0, length, expiresAt: expiryAfter(at) }
}

/** How far an upload of the viewer's has come; throws UPLOAD_NOT_FOUND, also when it was given up. */
export async function findResumable(
  viewer: Member,
  id: string,
  deps: Pick<Deps, 'now' | 'read'>,
): Promise<ResumableUpload> {
  return toResumable(await requireUpload(deps.read, viewer, id, deps.now()))
}

/** Takes bytes that follow on those that are there, as far as they come. */
export async function appendBytes(
  viewer: Member,
  { id, offset, size, bytes }: AppendedBytes,
  deps: PartDeps & Pick<Deps, 'read'>,
): Promise<ResumableUpload> {
  const upload = await requireUpload(deps.read, viewer, id, deps.now())
  const { offset: received, length: totalBytes } = toResumable(upload)
  if (offset !== received) throw notNext()
  if (size !== null && offset + size > totalBytes) throw new DomainError('PAYLOAD_TOO_LARGE')
  if (size !== null && size > 0 && size < MIN_PART_BYTES && offset + size < totalBytes)
    throw new DomainError('INVALID_INPUT', {
      reason: { key: 'refusal.partSmall', params: { bytes: MIN_PART_BYTES } },
    })
  let next = offset
  for await (const body of piecesOf(bytes)) {
    const end = next + body.length
    if (end > totalBytes) throw new DomainError('PAYLOAD_TOO_LARGE')
    if (body.length < MIN_PART_BYTES && end < totalBytes) break
    await storePart(upload, { offset: next, totalBytes, size: body.length, body }, deps)
    next = end
  }
  return findResumable(viewer, id, deps)
}

interface AppendedBytes {
  id: string
  offset: number
  /** As it was declared. */
  size: number | null
  bytes: AsyncIterable<Uint8Array>
}

/** Gives an upload up whose file is not whole, with what came of it. */
export async function endUpload(
  viewer: Member,
  id: string,
  deps: Pick<Deps, 'now' | 'read' | 'storage' | 'transact'>,
): Promise<void> {
  const { mediaType } = await requireUpload(deps.read, viewer, id, deps.now())
  if (!(await deps.transact((tx) => deleteUnfinished(tx, id))))
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.fileReceived' } })
  for await (const { key } of deps.storage.list(`${fileRulesOf(mediaType)?.folder}/${id}`))
    await deps.storage.delete(key)
}

const expiryAfter = (at: Date): Date => new Date(at.getTime() + UPLOAD_KEEP_MS)

async function requireUpload(db: Db, { userId }: Member, id: string, now: Date): Promise<UploadRow> {
  const [upload] = await loadUploads(db, userId, [id])
  const isGone = upload?.status === 'registered' && expiryAfter(upload.updatedAt) <= now
  if (!upload || isGone || upload.totalBytes === null || !fileRulesOf(upload.mediaType))
    throw new DomainError('UPLOAD_NOT_FOUND')
  return upload
}

const toResumable = (upload: UploadRow): ResumableUpload => ({
  id: upload.id,
  mediaType: upload.mediaType,
  coverMs: upload.coverMs,
  offset: Number(upload.receivedBytes),
  length: Number(upload.totalBytes),
  expiresAt: upload.status === 'registered' ? expiryAfter(upload.updatedAt) : null,
})

/**
 * Bytes in pieces that are stored one by one; when the connection breaks, the last is what came before. A piece is
 * good until the next is asked for: all are written into one buffer, because bytes that come one at a time
 * would otherwise take a hundred times their size.
 */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafeSlow(PART_BYTES)
  let size = 0
  const chunksOf = bytes[Symbol.asyncIterator]()
  for (;;) {
    // A sender who hung up sends no more; that is how an interrupted request ends.
    const { done, value } = await chunksOf.next().catch(() => ({ done: true, value: undefined }) as const)
    for (let rest = value ?? piece.subarray(0, 0); rest.length > 0;) {
      const taken = rest.subarray(0, PART_BYTES - size)
      piece.set(taken, size)
      size += taken.length
      rest = rest.subarray(taken.length)
      if (size === PART_BYTES) {
        yield piece
        size = 0
      }
    }
    if (!done) continue
    if (size > 0) yield piece.subarray(0, size)
    return
  }
}

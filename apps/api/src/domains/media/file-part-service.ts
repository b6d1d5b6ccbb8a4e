import { Readable } from 'node:stream'
import { isArchiveType, isVideoType } from '@tessera/api-types/media/views'
import { ARCHIVE_MAX_BYTES } from '@tessera/api-types/media/resumable-uploads'
import { VIDEO_MAX_BYTES } from '@tessera/api-types/videos/video-files'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { INCOMING_FOLDER, partKey } from '../../videos/video-keys.ts'
import { countPart, countedParts } from './upload-part-store.ts'
import type { UploadRow } from './upload-store.ts'

/** Where archives wait until their import is settled. */
export const ARCHIVES_FOLDER = 'archives'
export const PROCESS_VIDEO = 'videos.process'

export type PartDeps = Pick<Deps, 'jobs' | 'newId' | 'now' | 'storage' | 'transact'>

/** What a type of file may weigh, where it lies, and what it is when the last byte is there. */
interface FileRules {
  folder: string
  maxBytes: number
  tooLarge: 'VIDEO_TOO_LARGE' | 'PAYLOAD_TOO_LARGE'
  statusOfWhole: 'processing' | 'succeeded'
  whenWhole(tx: Db, uploadId: string, deps: Pick<Deps, 'jobs'>): Promise<void>
}

const videoRules: FileRules = {
  folder: INCOMING_FOLDER,
  maxBytes: VIDEO_MAX_BYTES,
  tooLarge: 'VIDEO_TOO_LARGE',
  statusOfWhole: 'processing',
  whenWhole: (tx, uploadId, { jobs }) => jobs.add(tx, PROCESS_VIDEO, { uploadId }, { queue: 'videos' }),
}

const archiveRules: FileRules = {
  folder: ARCHIVES_FOLDER,
  maxBytes: ARCHIVE_MAX_BYTES,
  tooLarge: 'PAYLOAD_TOO_LARGE',
  statusOfWhole: 'succeeded',
  whenWhole: async () => undefined,
}

/** Undefined for what comes whole: pictures. */
export const fileRulesOf = (mediaType: string): FileRules | undefined =>
  isArchiveType(mediaType) ? archiveRules : isVideoType(mediaType) ? videoRules : undefined

interface FilePart {
  offset: number
  totalBytes: number
  size: number
  body: Uint8Array | AsyncIterable<Uint8Array>
}

/**
 * Stores the part of a file that comes next. Of two that are sent at once one is counted in, and the other's
 * object, which has a name of its own, goes again.
 */
export async function storePart(
  { id, mediaType }: Pick<UploadRow, 'id' | 'mediaType'>,
  { offset, totalBytes, size, body }: FilePart,
  deps: PartDeps,
): Promise<void> {
  const rules = fileRulesOf(mediaType)
  if (!rules) throw new DomainError('UPLOAD_NOT_FOUND')
  const key = partKey(rules.folder, { uploadId: id, offset, partId: deps.newId() })
  const contentType = 'application/octet-stream'
  await deps.storage.put(key, body instanceof Uint8Array ? body : Readable.from(body), { contentType })
  const isWhole = offset + size === totalBytes
  const isCounted = await deps.transact(async (tx) => {
    const status = isWhole ? rules.statusOfWhole : 'registered'
    const part = { offset, size, totalBytes, key, at: deps.now(), status }
    if (!(await countPart(tx, id, part))) return false
    if (isWhole) await rules.whenWhole(tx, id, deps)
    return true
  })
  if (isCounted) return
  await deps.storage.delete(key)
  throw notNext()
}

/** Objects of releases in which a part had no row: named by its offset alone. */
const WITHOUT_ROW = /\/(\d{12})\.bin$/

/** Where the parts of a file lie, in their order. */
export async function partKeys(
  { id, mediaType }: Pick<UploadRow, 'id' | 'mediaType'>,
  { read, storage }: Pick<Deps, 'read' | 'storage'>,
): Promise<string[]> {
  const parts = await countedParts(read, id)
  for await (const { key } of storage.list(`${fileRulesOf(mediaType)?.folder}/${id}`)) {
    const offset = WITHOUT_ROW.exec(key)?.[1]
    if (offset !== undefined && !parts.has(Number(offset))) parts.set(Number(offset), key)
  }
  return [...parts].toSorted(([one], [other]) => one - other).map(([, key]) => key)
}

export const notNext = () => new DomainError('CONFLICT', { reason: { key: 'refusal.wrongPart' } })

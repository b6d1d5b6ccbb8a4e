import { Readable } from 'node:stream'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { UploadRow } from './upload-store.ts'
import { countPart } from './video-store.ts'

/** All parts but the last are as large as this at least, so that a file is not a million of them. */
const MIN_PART_BYTES = 256 * 1024

export interface FilePart {
  offset: number
  totalBytes: number | undefined
  file: { stream(): AsyncIterable<Uint8Array>; size: number }
}

interface WholeFile {
  keyOf(uploadId: string, offset: number): string
  /** Throws where a file may not be so large. */
  refuseSize(bytes: number): void | Promise<void>
  statusOfWhole: 'processing' | 'succeeded'
  whenWhole?(tx: Db): Promise<void>
}

/** Stores the part of a file that comes next. A part that is there already changes nothing. */
export async function receivePart(
  upload: UploadRow,
  { offset, totalBytes: announced, file }: FilePart,
  whole: WholeFile,
  deps: Pick<Deps, 'now' | 'storage' | 'transact'>,
): Promise<UploadRow> {
  const received = Number(upload.receivedBytes)
  const totalBytes = announced ?? file.size
  const end = offset + file.size
  if (end <= received && offset < received) return upload
  if (upload.status !== 'registered' || offset !== received || end > totalBytes || file.size === 0)
    throw new DomainError('CONFLICT', { detail: 'This is not the part of the file that comes next.' })
  await whole.refuseSize(totalBytes)
  if (file.size < MIN_PART_BYTES && end < totalBytes)
    throw new DomainError('INVALID_INPUT', { detail: 'Only the last part of a file may be this small.' })
  await deps.storage.put(whole.keyOf(upload.id, offset), Readable.from(file.stream()), {
    contentType: 'application/octet-stream',
  })
  const status = end === totalBytes ? whole.statusOfWhole : 'registered'
  const isCounted = await deps.transact(async (tx) => {
    const part = { offset, size: file.size, totalBytes, at: deps.now(), status }
    if (!(await countPart(tx, upload.id, part))) return false
    if (end === totalBytes) await whole.whenWhole?.(tx)
    return true
  })
  if (!isCounted) throw new DomainError('CONFLICT')
  return { ...upload, status, receivedBytes: String(end) }
}

import type { ImportError } from '@tessera/api-types/library-imports/views'
import { z } from 'zod'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { moving, type Progress, Standstill } from '../../kernel/standstill.ts'
import { fileInMemory, LibraryError, type SourceFile } from '../../library/library-source.ts'
import { forgetCopy, openArchive, type OpenArchive } from '../../library/open-archive.ts'
import { archiveBytes, removeArchive } from '../media/archive-upload-service.ts'
import { findWork } from './import-store.ts'

/** Why an import comes to nothing. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
  readonly reason: ImportError

  constructor(reason: ImportError) {
    super(reason)
    this.reason = reason
  }
}

type Source = { uploadId: string | null; url: string | null; name: string }

const MAX_PAGE_BYTES = 20 * 1024 * 1024
const FETCH_MS = 60_000

/** The files of what a member brings; throws ImportFailure. */
export async function openFiles(
  { uploadId, url, name }: Source,
  progress: Progress,
  deps: Pick<Deps, 'fetcher' | 'read' | 'storage'>,
): Promise<OpenArchive> {
  try {
    if (uploadId !== null)
      return await openArchive({ id: uploadId, name }, () => moving(archiveBytes(uploadId, deps), progress))
    if (url === null) throw new ImportFailure('unreadable')
    return { files: [await fetchedFile(url, deps)], faults: [], close: () => undefined }
  } catch (error) {
    throw failureOf(error)
  }
}

async function fetchedFile(url: string, { fetcher }: Pick<Deps, 'fetcher'>): Promise<SourceFile> {
  const { bytes, contentType } = await fetcher.fetch(url, { maxBytes: MAX_PAGE_BYTES, timeoutMs: FETCH_MS })
  const ending = /\b(html|json|csv)\b/.exec(contentType)?.[1] ?? 'xml'
  return fileInMemory(`address.${ending}`, Buffer.from(bytes))
}

/** An error of a source as the member may know it; any other stays what it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof LibraryError)
    return new ImportFailure(error.reason === 'too_large' ? 'too_large' : 'unreadable')
  if (error instanceof FetchFailure)
    return new ImportFailure(
      error.code === 'ADDRESS_NOT_ALLOWED' || error.code === 'URL_INVALID'
        ? 'address_not_allowed'
        : 'not_fetched',
    )
  if (error instanceof Standstill) return new ImportFailure('timed_out')
  if (error instanceof DomainError && error.code === 'UPLOAD_NOT_FOUND')
    return new ImportFailure('unreadable')
  return error
}

/** The job that removes the file of an import that was canceled. */
export const RELEASE_ARCHIVE = 'library-imports.release'

const Payload = z.object({ id: z.string() })

export async function releaseCanceled(
  payload: unknown,
  deps: Pick<Deps, 'read' | 'storage' | 'transact'>,
): Promise<void> {
  const row = await findWork(deps.read, Payload.parse(payload).id)
  if (row?.status === 'canceled') await releaseArchive(row.uploadId, deps)
}

/** Removes the file of an import that is over. */
export async function releaseArchive(
  uploadId: string | null,
  deps: Pick<Deps, 'storage' | 'transact'>,
): Promise<void> {
  if (uploadId === null) return
  await removeArchive(uploadId, deps)
  await forgetCopy(uploadId)
}

import { isArchiveType, isVideoType } from '@tessera/api-types/media/views'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { receiveArchivePart } from './archive-upload-service.ts'
import type { ReadableFile } from './image-intake.ts'
import { receiveFile, refuseForgedForm, type UploadDeps } from './upload-service.ts'
import type { UploadRow } from './upload-store.ts'
import { findUpload } from './video-store.ts'
import { receiveVideoPart } from './video-upload-service.ts'

interface ReceivedForm {
  upload_id: string
  expires: string
  token: string
  offset: number
  total_bytes?: number | undefined
  file: ReadableFile & { stream?: (() => AsyncIterable<Uint8Array>) | undefined; size?: number | undefined }
}

/** Takes what was posted to the address of a registered upload: a picture, or the next part of a video or an archive. */
export async function receiveUpload(
  form: ReceivedForm,
  deps: UploadDeps & Pick<Deps, 'jobs' | 'storage'>,
): Promise<UploadRow> {
  refuseForgedForm({ ...form }, deps)
  const upload = await findUpload(deps.read, form.upload_id)
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND')
  const isArchive = isArchiveType(upload.mediaType)
  if (!isVideoType(upload.mediaType) && !isArchive) return receiveFile(form, deps)
  const { offset, total_bytes: totalBytes, file } = form
  const { stream, size } = file
  if (!stream || size === undefined) throw new DomainError('INVALID_INPUT')
  const part = { offset, totalBytes, file: { stream, size } }
  return isArchive ? receiveArchivePart(upload, part, deps) : receiveVideoPart(upload, part, deps)
}

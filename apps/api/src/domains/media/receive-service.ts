import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { fileRulesOf, storePart } from './file-part-service.ts'
import type { ReadableFile } from './image-intake.ts'
import { receiveFile, refuseForgedForm, type UploadDeps } from './upload-service.ts'
import { findUpload, type UploadRow } from './upload-store.ts'

interface ReceivedForm {
  upload_id: string
  expires: string
  token: string
  file: ReadableFile & { stream?: (() => AsyncIterable<Uint8Array>) | undefined; size?: number | undefined }
}

/** Takes the file that was posted to the address of a registered upload: a picture, or a video that fits in a form. */
export async function receiveUpload(
  form: ReceivedForm,
  deps: UploadDeps & Pick<Deps, 'jobs' | 'storage'>,
): Promise<UploadRow> {
  refuseForgedForm({ ...form }, deps)
  const upload = await findUpload(deps.read, form.upload_id)
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND')
  if (!fileRulesOf(upload.mediaType)) return receiveFile(form, deps)
  const { stream, size } = form.file
  if (!stream || !size) throw new DomainError('INVALID_INPUT')
  if (upload.status !== 'registered')
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.fileReceived' } })
  await storePart(upload, { offset: 0, totalBytes: size, size, body: stream() }, deps)
  return (await findUpload(deps.read, upload.id)) ?? upload
}

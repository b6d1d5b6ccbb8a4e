import { ARCHIVE_PART_BYTES } from '@tessera/api-types/media/archive-limits'
import type { UploadForm } from '@tessera/api-types/media/views'
import type { ApiError } from '../../shared/api/call.ts'
import { apiError, readAnswer } from '../../shared/api/http-answer.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { mediaApi } from './media-api.ts'
import { uploadParts } from './upload-parts.ts'

const NAME = 'archive'

const { registerUpload, uploadStatus } = mediaApi.endpoints

/** `begun` is what another try goes on with. */
export type ArchiveEnd = { uploadId: string } | { error: ApiError; begun: UploadForm | null }
type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

const faultOf = (error: unknown): ApiError => (isApiError(error) ? error : apiError(null, 500))

/** Posts a file of any size in parts; one that was begun goes on where it ended. */
export async function uploadArchive(
  file: File,
  begun: UploadForm | null,
  dispatch: AppDispatch,
  watch: Watch,
): Promise<ArchiveEnd> {
  const { form, error } = begun ? { form: begun } : await registered(dispatch)
  if (!form) return { error: faultOf(error), begun: null }
  const there = begun ? await received(form, dispatch) : { bytes: 0, error: null }
  if (there.bytes === undefined) return { error: faultOf(there.error), begun }
  if (there.bytes >= file.size) return { uploadId: form.upload_id }
  const posted = { url: form.upload_url, fields: form.upload_parameters, file }
  const { status, body } = await uploadParts(
    posted,
    { partBytes: ARCHIVE_PART_BYTES, from: there.bytes },
    watch,
  )
  const answer = status === 0 ? { error: apiError(null, 0) } : readAnswer(body, status)
  return 'error' in answer ? { error: answer.error, begun: form } : { uploadId: form.upload_id }
}

async function registered(dispatch: AppDispatch) {
  const media_info_list = [{ id: NAME, media_type: 'archive' as const }]
  const { data, error } = await dispatch(registerUpload.initiate({ media_info_list }, { track: false }))
  return { form: data?.[NAME], error }
}

async function received({ upload_id }: UploadForm, dispatch: AppDispatch) {
  const ask = uploadStatus.initiate({ upload_id }, { forceRefetch: true, subscribe: false })
  const { data, error } = await dispatch(ask)
  return { bytes: data?.received_bytes, error }
}

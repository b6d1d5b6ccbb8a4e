import type { ApiError } from '../../shared/api/call.ts'
import { apiError, readAnswer } from '../../shared/api/http-answer.ts'
import { wait } from '../../shared/browser/clock.ts'
import { uploadFile } from '../../shared/browser/upload-file.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { VIDEO_PART_BYTES } from '@tessera/api-types/videos/video-limits'
import { mediaApi } from './media-api.ts'
import { uploadParts } from './upload-parts.ts'
import { isVideoFile } from './video-file.ts'

const NAME = 'picture'
const STATUS_PAUSE_MS = 800
const STATUS_TRIES = 40
/** A video is worked on for minutes. */
const VIDEO_PAUSE_MS = 2_000
const VIDEO_TRIES = 1_500

const { registerUpload, uploadStatus } = mediaApi.endpoints

export type UploadEnd = { uploadId: string; signature: string | null } | { error: ApiError }
type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

const refused = (error: unknown): UploadEnd => ({ error: isApiError(error) ? error : apiError(null, 500) })

/** Polls until the server has processed the picture or reports why it cannot. */
async function settled(
  uploadId: string,
  { tries, pauseMs }: { tries: number; pauseMs: number },
  dispatch: AppDispatch,
  signal: AbortSignal,
): Promise<UploadEnd> {
  for (let tried = 0; tried < tries && !signal.aborted; tried++) {
    const ask = uploadStatus.initiate({ upload_id: uploadId }, { forceRefetch: true, subscribe: false })
    const { data, error } = await dispatch(ask)
    if (!data) return refused(error)
    if (data.status === 'succeeded') return { uploadId, signature: data.signature }
    if (data.status === 'failed') return { error: apiError({ message: data.failure_message }, 400) }
    await wait(pauseMs)
  }
  return refused(null)
}

const PATIENCE = { tries: STATUS_TRIES, pauseMs: STATUS_PAUSE_MS }
const VIDEO_PATIENCE = { tries: VIDEO_TRIES, pauseMs: VIDEO_PAUSE_MS }
/** Announces a picture or video, posts it to the address it gets back, and waits until it is processed. */
export async function runUpload(file: File, dispatch: AppDispatch, watch: Watch): Promise<UploadEnd> {
  const isVideo = isVideoFile(file)
  const media_info_list = [{ id: NAME, media_type: isVideo ? ('video' as const) : ('image' as const) }]
  const { data, error } = await dispatch(registerUpload.initiate({ media_info_list }, { track: false }))
  const form = data?.[NAME]
  if (!form) return refused(error)
  const posted = { url: form.upload_url, fields: form.upload_parameters, file }
  const { status, body } = await (isVideo
    ? uploadParts(posted, { partBytes: VIDEO_PART_BYTES, from: 0 }, watch)
    : uploadFile(posted, watch))
  const answer = status === 0 ? { error: apiError(null, 0) } : readAnswer(body, status)
  return 'error' in answer
    ? { error: answer.error }
    : settled(form.upload_id, isVideo ? VIDEO_PATIENCE : PATIENCE, dispatch, watch.signal)
}

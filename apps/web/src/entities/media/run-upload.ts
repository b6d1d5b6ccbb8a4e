import type { ApiError } from '../../shared/api/call.ts'
import { apiError, readAnswer } from '../../shared/api/http-answer.ts'
import { wait } from '../../shared/browser/clock.ts'
import { type FileAnswer, type FileForm, uploadFile } from '../../shared/browser/upload-file.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { VIDEO_PART_BYTES } from '@tessera/api-types/videos/video-limits'
import { isVideoFile } from './video-file.ts'
import { mediaApi } from './media-api.ts'

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
const PART_TRIES = 5
const PART_PAUSE_MS = 1_000

/** Posts a file piece by piece; a piece that is lost on its way is sent again. */
async function uploadParts(
  { file, fields, url }: FileForm,
  { onProgress, signal }: Watch,
): Promise<FileAnswer> {
  let answer: FileAnswer = { status: 0, body: null }
  for (let offset = 0; offset < file.size; offset += VIDEO_PART_BYTES) {
    const piece = new File([file.slice(offset, offset + VIDEO_PART_BYTES)], file.name)
    const part = { url, file: piece, fields: { ...fields, offset: `${offset}`, total_bytes: `${file.size}` } }
    const report = (share: number) => onProgress(Math.min(1, (offset + share * piece.size) / file.size))
    for (let tried = 0; tried < PART_TRIES; tried++) {
      answer = await uploadFile(part, { onProgress: report, signal })
      if (answer.status !== 0 && answer.status !== 503) break
      await wait(PART_PAUSE_MS * 2 ** tried)
    }
    if (answer.status !== 200) return answer
  }
  return answer
}

/** Announces a picture or video, posts it to the address it gets back, and waits until it is processed. */
export async function runUpload(file: File, dispatch: AppDispatch, watch: Watch): Promise<UploadEnd> {
  const isVideo = isVideoFile(file)
  const media_info_list = [{ id: NAME, media_type: isVideo ? ('video' as const) : ('image' as const) }]
  const { data, error } = await dispatch(registerUpload.initiate({ media_info_list }, { track: false }))
  const form = data?.[NAME]
  if (!form) return refused(error)
  const posted = { url: form.upload_url, fields: form.upload_parameters, file }
  const { status, body } = await (isVideo ? uploadParts(posted, watch) : uploadFile(posted, watch))
  const answer = status === 0 ? { error: apiError(null, 0) } : readAnswer(body, status)
  return 'error' in answer
    ? { error: answer.error }
    : settled(form.upload_id, isVideo ? VIDEO_PATIENCE : PATIENCE, dispatch, watch.signal)
}

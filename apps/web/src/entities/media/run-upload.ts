import { type ApiError, isApiError, isOffline } from '../../shared/api/call.ts'
import { apiError, readAnswer } from '../../shared/api/http-answer.ts'
import { wait } from '../../shared/browser/clock.ts'
import { uploadFile } from '../../shared/browser/upload-file.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { mediaApi } from './media-api.ts'
import type { ResumableWatch } from './resumable-upload.ts'
import { UPLOAD_CANCELED } from './upload-canceled.ts'
import { isVideoFile } from './video-file.ts'

const NAME = 'picture'
const STATUS_PAUSE_MS = 800
const STATUS_TRIES = 40
/** A video is worked on for minutes. */
const VIDEO_PAUSE_MS = 2_000
const VIDEO_TRIES = 1_500
/** Answers missed in a row before the server counts as gone: a minute of a video. */
const MISSES = 30
/** Of a file that came, and cannot be used. */
const FAILED_STATUS = 400
const SERVER_FAULT = 500

const { registerUpload, uploadStatus } = mediaApi.endpoints

export type UploadEnd = { uploadId: string; signature: string | null } | { error: ApiError }
type Turn = <T>(send: () => Promise<T>) => Promise<T>
/** `inTurn` begins the sending of the file when its turn has come; what the server then does with it takes none. */
type Watch = Pick<ResumableWatch, 'onProgress' | 'signal'> &
  Partial<Pick<ResumableWatch, 'onResumed'>> & { inTurn?: Turn }

const atOnce: Turn = (send) => send()

const isPassing = (error: unknown): boolean =>
  isApiError(error) && (isOffline(error) || error.httpStatus >= SERVER_FAULT)

const refused = (error: unknown): { error: ApiError } => ({
  error: isApiError(error) ? error : apiError(null, 500),
})

/** Polls until the server has processed the picture or reports why it cannot. */
async function settled(
  uploadId: string,
  { tries, pauseMs }: { tries: number; pauseMs: number },
  dispatch: AppDispatch,
  signal: AbortSignal,
): Promise<UploadEnd> {
  let misses = 0
  for (let tried = 0; tried < tries && !signal.aborted; tried++) {
    const ask = uploadStatus.initiate({ upload_id: uploadId }, { forceRefetch: true, subscribe: false })
    const { data, error } = await dispatch(ask)
    // What was answered before stays beside an error.
    misses = error ? misses + 1 : 0
    if (error && (!isPassing(error) || misses >= MISSES)) return refused(error)
    if (data?.status === 'succeeded') return { uploadId, signature: data.signature }
    if (data?.status === 'failed') {
      const { failure_message: message, failure_reason: reason } = data
      return { error: apiError({ message, reason }, FAILED_STATUS) }
    }
    await wait(pauseMs)
  }
  return refused(null)
}

const PATIENCE = { tries: STATUS_TRIES, pauseMs: STATUS_PAUSE_MS }
const VIDEO_PATIENCE = { tries: VIDEO_TRIES, pauseMs: VIDEO_PAUSE_MS }

/** Uploads a picture or video, and waits until it is processed. */
export const runUpload = (file: File, dispatch: AppDispatch, watch: Watch): Promise<UploadEnd> =>
  isVideoFile(file) ? runVideoUpload(file, dispatch, watch) : runPictureUpload(file, dispatch, watch)

async function runPictureUpload(file: File, dispatch: AppDispatch, watch: Watch): Promise<UploadEnd> {
  const { inTurn = atOnce, signal } = watch
  const sent = await inTurn(() => sendPicture(file, dispatch, watch))
  return 'error' in sent ? sent : settled(sent.uploadId, PATIENCE, dispatch, signal)
}

/** Announces a picture and posts it to the address it gets back, which is good for a while only. */
async function sendPicture(
  file: File,
  dispatch: AppDispatch,
  watch: Watch,
): Promise<{ uploadId: string } | { error: ApiError }> {
  const media_info_list = [{ id: NAME, media_type: 'image' as const }]
  const announcing = dispatch(registerUpload.initiate({ media_info_list }, { track: false }))
  watch.signal.addEventListener('abort', () => announcing.abort())
  const { data, error } = await announcing
  const form = data?.[NAME]
  if (!form) return refused(error)
  const posted = { url: form.upload_url, fields: form.upload_parameters, file }
  const { status, body } = await uploadFile(posted, watch)
  const answer = status === 0 ? { error: apiError(null, 0) } : readAnswer(body, status)
  return 'error' in answer ? { error: answer.error } : { uploadId: form.upload_id }
}

async function runVideoUpload(file: File, dispatch: AppDispatch, watch: Watch): Promise<UploadEnd> {
  const { uploadResumably } = await import('./resumable-upload.ts')
  const { inTurn = atOnce, ...seen } = watch
  const sent = await inTurn(() => uploadResumably(file, 'video', { onResumed: () => undefined, ...seen }))
  if ('error' in sent) return sent
  const end = await settled(sent.uploadId, VIDEO_PATIENCE, dispatch, watch.signal)
  // One that failed for good, or was given up, is uploaded anew.
  const isCanceled = watch.signal.reason === UPLOAD_CANCELED
  if ('uploadId' in end || end.error.httpStatus === FAILED_STATUS || isCanceled) sent.forget()
  return end
}

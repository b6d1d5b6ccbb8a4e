import {
  RESUMABLE_UPLOADS_PATH,
  TUS_CONTENT_TYPE,
  TUS_VERSION,
  UPLOAD_PART_BYTES,
} from '@tessera/api-types/media/resumable-uploads'
import type { ApiError } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { currentUrl } from '../../shared/browser/page-location.ts'
import { pauseUntilOnline } from '../../shared/browser/pause-until-online.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import { type RequestAnswer, sendRequest } from '../../shared/browser/send-request.ts'
import { UPLOAD_CANCELED } from './upload-canceled.ts'
import {
  fingerprintOf,
  forgetUpload,
  rememberUpload,
  type ResumableType,
  unfinishedPath,
} from './unfinished-uploads.ts'

export type ResumableWatch = {
  onProgress: (share: number) => void
  /** An upload of this file that was cut off goes on. */
  onResumed: () => void
  /** With UPLOAD_CANCELED as its reason, what came of the file is removed; otherwise it waits for another try. */
  signal: AbortSignal
}

/** `forget` once the file served its purpose: until then, choosing it again finds this upload. */
type ResumableEnd = { uploadId: string; forget: () => void } | { error: ApiError }

/** Where an upload stands; without an offset the server is asked. */
type Place = { path: string; offset: number | null }

/** Tries without a byte of progress. */
const MOST_TRIES = 8
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const PASSING = [0, 408, 409, 423, 429, 500, 502, 503, 504]

/** Files that this page is uploading: chosen a second time meanwhile, one is uploaded twice. */
const running = new Set<string>()

/** Sends a file of any size; cut off, it goes on where it was, also after a reload. Rejects when it is aborted. */
export async function uploadResumably(
  file: File,
  mediaType: ResumableType,
  watch: ResumableWatch,
): Promise<ResumableEnd> {
  const fingerprint = fingerprintOf(file, mediaType)
  const isFirst = !running.has(fingerprint)
  const upload = new ResumableUpload(file, mediaType, isFirst ? fingerprint : null, watch)
  if (isFirst) running.add(fingerprint)
  try {
    return await upload.run()
  } catch (error) {
    if (watch.signal.reason === UPLOAD_CANCELED) upload.end()
    throw error
  } finally {
    if (isFirst) running.delete(fingerprint)
  }
}

class ResumableUpload {
  readonly #file: File
  readonly #mediaType: ResumableType
  readonly #fingerprint: string | null
  readonly #watch: ResumableWatch
  #place: Place | null
  /** It was begun by a page before this one, and not yet found. */
  #isLeftBehind: boolean
  #reached = 0

  constructor(file: File, mediaType: ResumableType, fingerprint: string | null, watch: ResumableWatch) {
    this.#file = file
    this.#mediaType = mediaType
    this.#fingerprint = fingerprint
    this.#watch = watch
    const path = fingerprint && unfinishedPath(fingerprint)
    this.#place = path ? { path, offset: null } : null
    this.#isLeftBehind = this.#place !== null
  }

  async run(): Promise<ResumableEnd> {
    let tries = 0
    for (;;) {
      const place = this.#place
      if (place && place.offset !== null && place.offset >= this.#file.size) {
        this.#watch.onProgress(1)
        return { uploadId: /(\d+)\/?$/.exec(place.path)?.[1] ?? '', forget: () => this.#forget() }
      }
      const before = this.#reached
      const answer = await this.#step(place)
      if (this.#reached > before) tries = 0
      if (answer.status >= 200 && answer.status < 300) continue
      const isGone = place !== null && (answer.status === 404 || answer.status === 410)
      if ((!isGone && !PASSING.includes(answer.status)) || ++tries >= MOST_TRIES)
        return { error: apiError(answer.body, answer.status) }
      if (isGone) this.#forget()
      else await pauseUntilOnline(pauseAfter(tries, answer), this.#watch.signal)
      this.#place = isGone || !place ? null : { path: place.path, offset: null }
    }
  }

  /** Gives the upload up on the server, too. */
  end(): void {
    if (this.#place)
      void sendRequest(
        { method: 'DELETE', path: this.#place.path, headers: protocolHeaders(), body: null },
        { onProgress: () => undefined, signal: new AbortController().signal },
      )
    this.#forget()
  }

  async #step(place: Place | null): Promise<RequestAnswer> {
    if (!place) return this.#begin()
    return place.offset === null ? this.#ask(place.path) : this.#append(place.path, place.offset)
  }

  async #begin(): Promise<RequestAnswer> {
    const metadata = `media_type ${btoa(this.#mediaType)}`
    const headers = { 'Upload-Length': `${this.#file.size}`, 'Upload-Metadata': metadata }
    const answer = await this.#send('POST', RESUMABLE_UPLOADS_PATH, headers)
    const location = answer.header('Location')
    if (answer.status !== 201) return answer
    if (!location) return { ...answer, status: 0 }
    const { pathname: path } = new URL(location, currentUrl())
    this.#place = { path, offset: 0 }
    this.#isLeftBehind = false
    this.#reached = 0
    this.#remember(path)
    return answer
  }

  async #ask(path: string): Promise<RequestAnswer> {
    const answer = await this.#send('HEAD', path, {})
    if (answer.status !== 200) return answer
    if (!this.#reach(path, answer)) return { ...answer, status: 0 }
    if (this.#isLeftBehind && this.#reached > 0) this.#watch.onResumed()
    this.#isLeftBehind = false
    this.#watch.onProgress(Math.min(1, this.#reached / this.#file.size))
    return answer
  }

  async #append(path: string, offset: number): Promise<RequestAnswer> {
    const piece = this.#file.slice(offset, offset + UPLOAD_PART_BYTES)
    const headers = { 'Upload-Offset': `${offset}`, 'Content-Type': TUS_CONTENT_TYPE }
    const answer = await this.#send('PATCH', path, headers, piece, (share) =>
      // The whole is there when the server confirms it.
      this.#watch.onProgress(Math.min(0.99, (offset + share * piece.size) / this.#file.size)),
    )
    if (answer.status !== 204) return answer
    return this.#reach(path, answer) && this.#reached > offset ? answer : { ...answer, status: 0 }
  }

  /** Notes how much the server has; false where it does not say. */
  #reach(path: string, answer: RequestAnswer): boolean {
    const offset = Number(answer.header('Upload-Offset') ?? Number.NaN)
    if (!Number.isSafeInteger(offset) || offset < 0) return false
    this.#place = { path, offset }
    this.#reached = offset
    this.#remember(path)
    return true
  }

  #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: Blob | null = null,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<RequestAnswer> {
    const { signal } = this.#watch
    return sendRequest(
      { method, path, headers: { ...protocolHeaders(), ...headers }, body },
      { onProgress, signal },
    )
  }

  /** Anew with each part, for the server waits a day from the last one. */
  #remember(path: string): void {
    if (this.#fingerprint !== null)
      rememberUpload(this.#fingerprint, { path, mediaType: this.#mediaType, name: this.#file.name })
  }

  #forget(): void {
    if (this.#fingerprint !== null) forgetUpload(this.#fingerprint)
  }
}

const protocolHeaders = () => ({
  'Tus-Resumable': TUS_VERSION,
  'X-CSRFToken': readCookie('csrftoken') ?? '',
})

const pauseAfter = (tries: number, answer: RequestAnswer): number => {
  const asked = Number(answer.header('Retry-After')) * 1_000
  return Math.min(LONGEST_PAUSE_MS, Math.max(asked || 0, FIRST_PAUSE_MS * 2 ** (tries - 1)))
}

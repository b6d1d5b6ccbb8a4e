import type { Reason } from '@tessera/api-types/error-texts'

export const videoErrorCodes = [
  'VIDEO_TOO_LARGE',
  'VIDEO_TOO_SMALL',
  'VIDEO_TOO_LONG',
  'VIDEO_TYPE_UNSUPPORTED',
  'VIDEO_BROKEN',
  'VIDEO_TOO_COMPLEX',
  'UNAVAILABLE',
] as const

export type VideoErrorCode = (typeof videoErrorCodes)[number]

export const isVideoErrorCode = (code: unknown): code is VideoErrorCode =>
  videoErrorCodes.some((known) => known === code)

/** Why a video was not taken. */
export class VideoError extends Error {
  override name = 'VideoError'
  readonly code: VideoErrorCode
  readonly reason: Reason

  constructor(code: VideoErrorCode, reason: Reason) {
    super(`${code}: ${reason.key}`)
    this.code = code
    this.reason = reason
  }
}

/** The process that worked on a video died: of the file, or of the moment. */
export class VideoCrash extends VideoError {
  override name = 'VideoCrash'

  constructor() {
    super('VIDEO_BROKEN', { key: 'refusal.video.stopsDecoder' })
  }
}

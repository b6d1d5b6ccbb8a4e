import { VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '@tessera/api-types/videos/video-files'
import { HOUR_SECONDS } from '../kernel/durations.ts'

export interface VideoLimits {
  maxBytes: number
  maxMs: number
  /** of one frame */
  maxPixels: number
  /** shortest side, pixels */
  minSide: number
  maxStreams: number
  /** how long the work on one video may take, and how much processor time */
  timeoutMs: number
  cpuSeconds: number
  memoryBytes: number
  /** what it may write */
  maxOutputBytes: number
}

export const defaultVideoLimits: VideoLimits = {
  maxBytes: VIDEO_MAX_BYTES,
  maxMs: VIDEO_MAX_MS,
  // 4096 x 2160: the largest frame that a camera of our time writes as 4K.
  maxPixels: 8_847_360,
  // A shorter side could not even fill the smallest size of a picture, 60x60.
  minSide: 60,
  maxStreams: 16,
  timeoutMs: 45 * 60_000,
  cpuSeconds: HOUR_SECONDS,
  memoryBytes: 1024 * 1024 * 1024,
  maxOutputBytes: 1024 * 1024 * 1024,
}

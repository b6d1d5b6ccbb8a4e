import type { Reason } from '@tessera/api-types/error-texts'
import type { VideoErrorCode } from './video-error.ts'
import type { VideoLimits } from './video-limits.ts'

/** What a video process is asked for, as JSON in its only argument. */
export interface VideoJob {
  input: string
  /** an empty folder for what is made */
  folder: string
  /** which moment makes the cover */
  coverMs: number
  limits: VideoLimits
}

export interface Pixels {
  width: number
  height: number
}

/** What lies in the folder afterwards: the renditions, their playlists, and `COVER_FILE`. */
export interface TranscodedVideo {
  durationMs: number
  /** Whether the file states that a model made the video or a part of it. */
  isAiMarked: boolean
  /** by the height of the rendition, largest first */
  renditions: readonly (Pixels & {
    name: '720p' | '360p'
    codecs: string
    /** Bits a second: the most, and all in all. */
    peakRate: number
    averageRate: number
  })[]
}

export const COVER_FILE = 'cover.png'

/** The one line that a process writes before it ends. */
export type ChildReply<R> =
  | { outcome: 'done'; result: R }
  | { outcome: 'refused'; code: VideoErrorCode; reason: Reason }

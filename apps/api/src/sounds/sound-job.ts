import type { VideoLimits } from '../videos/video-limits.ts'

/** What a sound process is asked for, as JSON in its only argument. */
export interface SoundJob {
  input: string
  /** a folder for `SOUND_FILE` */
  folder: string
  bitrate: `${number}k`
  limits: VideoLimits
}

export interface TranscodedSound {
  durationMs: number
}

export const SOUND_FILE = 'sound.m4a'

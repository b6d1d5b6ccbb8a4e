import { Demuxer } from 'node-av/api'
import { AV_CODEC_ID_NONE } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { VideoError } from './video-error.ts'
import type { VideoLimits } from './video-limits.ts'

/** Containers that are one file: nothing on this list can name another file or an address. */
const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'
export const SOUND_DECODERS =
  'aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac,alac,ac3,eac3,pcm_s16le,pcm_s16be,pcm_s24le,pcm_f32le'
const DECODERS = `h264,hevc,vp8,vp9,libvpx,libvpx-vp9,libdav1d,av1,mpeg4,${SOUND_DECODERS}`

export interface OpenVideo {
  demuxer: Demuxer
  picture: Stream
  sound: Stream | undefined
}

/** Opens a file and judges what its headers promise. Runs in a video process only. Throws VideoError. */
export async function openVideo(path: string, limits: VideoLimits): Promise<OpenVideo> {
  const demuxer = await Demuxer.open(path, {
    options: {
      format_whitelist: CONTAINERS,
      codec_whitelist: DECODERS,
      protocol_whitelist: 'file',
      max_streams: limits.maxStreams,
      probesize: 5_000_000,
      analyzeduration: 5_000_000,
    },
  }).catch(() => undefined)
  if (!demuxer) throw new VideoError('VIDEO_TYPE_UNSUPPORTED', { key: 'refusal.video.notPlayed' })
  const picture = demuxer.video()
  if (!picture || picture.codecpar.codecId === AV_CODEC_ID_NONE)
    throw new VideoError('VIDEO_TYPE_UNSUPPORTED', { key: 'refusal.video.noPicture' })
  checkSize(picture.codecpar, limits)
  checkDuration(demuxer.duration * 1000, limits)
  return { demuxer, picture, sound: demuxer.audio() }
}

/** Judges a frame as it is, whatever the headers promised. */
export function checkSize(
  { width, height }: { width: number; height: number },
  { maxPixels, minSide }: VideoLimits,
): void {
  if (width * height > maxPixels)
    throw new VideoError('VIDEO_TOO_COMPLEX', { key: 'refusal.video.large', params: { width, height } })
  if (Math.min(width, height) < minSide)
    throw new VideoError('VIDEO_TOO_SMALL', { key: 'refusal.video.small', params: { min: minSide } })
}

export function checkDuration(ms: number, { maxMs }: VideoLimits): void {
  if (ms > maxMs)
    throw new VideoError('VIDEO_TOO_LONG', { key: 'refusal.video.long', params: { minutes: maxMs / 60_000 } })
}

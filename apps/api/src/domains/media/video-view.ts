import { imageUrl } from '@tessera/api-types/images/image-path'
import { CAPTIONS_FILE, videoPath, type VideoFile } from '@tessera/api-types/videos/video-files'
import type { VideoList, VideoVersion } from '@tessera/api-types/videos/views'
import type { Site } from '../../kernel/deps.ts'

/** A video as its players need it. */
export interface VideoRow {
  signature: string
  durationMs: number
  width: number
  height: number
  mobileWidth: number
  mobileHeight: number
  captionsLanguage: string | null
}

/** The versions of a video by their keys. */
export function toVideoList(video: VideoRow, { imageBase }: Pick<Site, 'imageBase'>): VideoList {
  const { signature, captionsLanguage } = video
  const urlOf = (file: VideoFile | typeof CAPTIONS_FILE) => imageBase + videoPath(signature, file)
  const version = (file: VideoFile, width: number, height: number): VideoVersion => ({
    url: urlOf(file),
    width,
    height,
    duration: video.durationMs,
    thumbnail: imageUrl(imageBase, signature, '736x'),
    captionsUrls: captionsLanguage === null ? {} : { [captionsLanguage]: urlOf(CAPTIONS_FILE) },
  })
  return {
    V_720P: version('720p.mp4', video.width, video.height),
    V_HLSV4: version('all.m3u8', video.width, video.height),
    V_HLSV3_MOBILE: version('mobile.m3u8', video.mobileWidth, video.mobileHeight),
  }
}

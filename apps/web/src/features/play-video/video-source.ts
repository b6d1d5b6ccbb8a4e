import type { VideoList } from '@tessera/api-types/videos/views'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { canStreamByScript, goOn, type LoadHls, streamOncePlayed } from './stream-video.ts'

const HLS = 'application/vnd.apple.mpegurl'

type VideoAbilities = { playsHls: boolean; isPhone: boolean }

const streamUrl = (list: VideoList, isPhone: boolean): string | undefined =>
  ((isPhone && list.V_HLSV3_MOBILE) || list.V_HLSV4)?.url

/** The address a browser plays best by itself: streamed where it can do that, else the 720p file. */
export const videoSource = (list: VideoList, { playsHls, isPhone }: VideoAbilities): string | null =>
  (playsHls && streamUrl(list, isPhone)) || (list.V_720P?.url ?? null)

interface Options {
  videoList: VideoList
  /** Aborted when the player is gone. */
  signal: AbortSignal
  load?: LoadHls | undefined
}

/** Gives a media element what it plays; the 720p file is what can be fallen back to. */
export function giveSource(video: HTMLVideoElement, { videoList, signal, load }: Options) {
  const abilities = { playsHls: video.canPlayType(HLS) !== '', isPhone: hasTouchOnly() }
  const file = videoList.V_720P?.url
  const playFile = (at: number) => {
    if (file) video.src = file
    video.currentTime = at
  }
  const source = videoSource(videoList, abilities)
  if (source) video.src = source
  const url = streamUrl(videoList, abilities.isPhone)
  const onFatal = (at: number, wasPlaying: boolean) => {
    playFile(at)
    if (wasPlaying) goOn(video)
  }
  const endStream =
    !abilities.playsHls && file && url && canStreamByScript()
      ? streamOncePlayed(video, { url, signal, onFatal, load })
      : undefined
  return {
    /** Goes on with the file from the position reached; false where it was that already, or there is none. */
    fallBack(): boolean {
      if (!file || video.getAttribute('src') === file) return false
      const reached = { at: video.currentTime, wasPlaying: !video.paused }
      endStream?.()
      onFatal(reached.at, reached.wasPlaying)
      return true
    },
  }
}

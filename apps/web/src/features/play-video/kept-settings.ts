import { localStore } from '../../shared/browser/storage.ts'
import type { Autoplay } from './autoplay.ts'

const VOLUME = 'video_volume'
const SPEED = 'video_speed'
const SLOWEST = 0.25
const FASTEST = 4

type Options = { signal: AbortSignal; autoplay: Autoplay }

/** A browser plays each video as loud and as fast as its viewer chose for the one before it. */
export function keepSettings(video: HTMLVideoElement, { signal, autoplay }: Options): void {
  const volume = Number(localStore.read(VOLUME) ?? 1)
  if (volume >= 0 && volume <= 1) video.volume = volume
  const keepVolume = () => {
    if (!autoplay.isSilenced()) localStore.write(VOLUME, String(video.muted ? 0 : video.volume))
  }
  video.addEventListener('volumechange', keepVolume, { signal })
  const speed = Number(localStore.read(SPEED) ?? 1)
  if (speed >= SLOWEST && speed <= FASTEST) giveSpeed(video, speed)
  const keepSpeed = () => {
    video.defaultPlaybackRate = video.playbackRate
    localStore.write(SPEED, String(video.playbackRate))
  }
  video.addEventListener('ratechange', keepSpeed, { signal })
}

/** A change of source goes back to the default speed, so it is that, too. */
function giveSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}

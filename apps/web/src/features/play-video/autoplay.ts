import { allowsAutoplay } from '../../shared/browser/streaming.ts'

const SHARE_IN_VIEW = 0.5

/** What a script did to a video, as against its viewer. */
export interface Autoplay {
  /** Whether a script keeps it silent, which is no choice of the viewer. */
  isSilenced: () => boolean
  /** Pauses it for a while: it plays again once it comes into view. */
  pause: () => void
}

interface Options {
  /** Aborted when the player is gone. */
  signal: AbortSignal
  /** Whether no other video has to end first. */
  mayStart: () => boolean
}

/**
 * Plays a video without sound while at least half of it is in view. It is the viewer's from their first act: one that
 * they paused or started is left alone, and one that they listen to plays on out of view.
 */
export function playInView(video: HTMLVideoElement, { signal, mayStart }: Options): Autoplay {
  if (typeof IntersectionObserver === 'undefined' || !allowsAutoplay())
    return { isSilenced: () => false, pause: () => video.pause() }
  let [isSilenced, isPausing] = [false, false]
  const start = async () => {
    if (!video.paused || !mayStart()) return
    const wasMuted = video.muted
    isSilenced = true
    video.muted = true
    // A change of source rejects it, too, and plays on.
    await video.play().catch((error: DOMException) => {
      if (error.name !== 'NotAllowedError') return
      isSilenced = false
      video.muted = wasMuted
    })
  }
  const pause = () => {
    if (video.paused) return
    isPausing = true
    video.pause()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE_IN_VIEW
      if (isInView) void start()
      else if (video.muted) pause()
    },
    { threshold: SHARE_IN_VIEW },
  )
  const leave = () => observer.disconnect()
  const onPlay = () => {
    if (!isSilenced) leave()
  }
  const onPause = () => {
    if (!isPausing) leave()
    isPausing = false
  }
  const onVolume = () => {
    isSilenced &&= video.muted
  }
  video.addEventListener('play', onPlay, { signal })
  video.addEventListener('pause', onPause, { signal })
  video.addEventListener('volumechange', onVolume, { signal })
  signal.addEventListener('abort', leave)
  observer.observe(video)
  return { isSilenced: () => isSilenced, pause }
}

import { now } from '../../shared/browser/clock.ts'

const SHARE_IN_VIEW = 0.5

type Measured = { startedAt: number; endedAt: number }

/** Measures each stretch that a video plays while at least half of it is in view. */
export function measureRendered(video: HTMLVideoElement, onRendered: (measured: Measured) => void) {
  let [isPlaying, isInView] = [false, typeof IntersectionObserver === 'undefined']
  let startedAt: number | null = null
  const settle = () => {
    const isRendered = isPlaying && isInView
    if (isRendered) startedAt ??= now()
    else if (startedAt !== null) {
      const measured = { startedAt, endedAt: now() }
      startedAt = null
      onRendered(measured)
    }
  }
  const observer = isInView
    ? null
    : new IntersectionObserver(
        (entries) => {
          isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE_IN_VIEW
          settle()
        },
        { threshold: SHARE_IN_VIEW },
      )
  observer?.observe(video)
  return {
    played(isPlayingNow: boolean) {
      isPlaying = isPlayingNow
      settle()
    },
    stop() {
      isPlaying = false
      settle()
      observer?.disconnect()
    },
  }
}

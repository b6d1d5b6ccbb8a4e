import { useState } from 'react'
import type { StoryPageView } from '@tessera/api-types/story-pins/views'
import {
  type ClipPlaying,
  leadingClip,
  musicOf,
  pageDuration,
} from '../../../../entities/story-pins/clip-playing.ts'
import { useMediaQuery } from '../../../../shared/browser/media-query.ts'
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts'
import type { ControlsProps } from './StoryControls.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useClipSound } from './use-clip-sound.ts'

const STILL = '(prefers-reduced-motion: reduce)'

interface Options {
  pages: readonly StoryPageView[]
  active: number
  isHeld: boolean
  onNext: () => void
}

/** Plays the page that shows: pictures for their time, a clip to its end; then goes on. */
export function useStoryPlay({ pages, active, isHeld, onNext }: Options) {
  const isHydrated = useIsHydrated()
  const isStill = useMediaQuery(STILL)
  const [isPaused, setIsPaused] = useState<boolean | null>(null)
  const sound = useClipSound()
  const page = pages[active]
  const clip = page && leadingClip(page)
  const music = page && musicOf(page)
  const duration = page ? pageDuration(page) : 0
  const isAtRest = isPaused ?? isStill
  const isPlaying = isHydrated && !isAtRest && !isHeld
  const isRunning = isPlaying && !isStill && active < pages.length - 1
  useAutoAdvance(isRunning && !clip, active, duration, onNext)
  const playing: ClipPlaying = {
    isPlaying,
    // Music takes the place of a clip's own sound.
    isMuted: sound.isMuted || music !== undefined,
    onMuted: sound.mute,
    onEnd: (ended) => {
      if (ended === clip && isRunning) onNext()
    },
  }
  const controls: ControlsProps = {
    isAtRest: clip || music || (!isStill && pages.length > 1) ? isAtRest : undefined,
    onRest: () => setIsPaused(!isAtRest),
    isMuted: clip || music ? sound.isMuted : undefined,
    onSound: sound.toggle,
  }
  const heard = { music, isPlaying, isMuted: sound.isMuted, onMuted: sound.mute }
  return { duration, isRunning, playing, heard, controls }
}

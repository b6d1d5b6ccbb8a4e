import { useEffect, useEffectEvent, useRef } from 'react'
import { STORY_AUTO_ADVANCE_MS } from '@tessera/api-types/story-pins/story-constants'
import { after, now } from '../../../../shared/browser/clock.ts'

/** Calls back once a page has been shown for its time; the time stands still while it is held. */
export function useAutoAdvance(isRunning: boolean, page: number, onEnd: () => void): void {
  const left = useRef(STORY_AUTO_ADVANCE_MS)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = STORY_AUTO_ADVANCE_MS
  }, [page])
  useEffect(() => {
    if (!isRunning) return undefined
    const startedAt = now()
    const cancel = after(left.current, () => end())
    return () => {
      cancel()
      left.current -= now() - startedAt
    }
  }, [isRunning, page])
}
